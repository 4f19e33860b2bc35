/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScheduledMeeting: build.query<GetScheduledMeetingApiResponse, GetScheduledMeetingApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateScheduledMeeting: build.mutation<UpdateScheduledMeetingApiResponse, UpdateScheduledMeetingApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.meetingInput,
      }),
    }),
    listLeaderPods: build.query<ListLeaderPodsApiResponse, ListLeaderPodsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/leader-pods`,
      }),
    }),
    createLeaderPod: build.mutation<CreateLeaderPodApiResponse, CreateLeaderPodApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/leader-pods`,
        method: 'POST',
        body: queryArg.meetingInput,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listMyLeaderPods: build.query<ListMyLeaderPodsApiResponse, ListMyLeaderPodsApiArg>({
      query: () => ({ url: `/v1/leader-pods/my-pods` }),
    }),
    deleteLeaderPod: build.mutation<DeleteLeaderPodApiResponse, DeleteLeaderPodApiArg>({
      query: (queryArg) => ({
        url: `/v1/leader-pods/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type GetScheduledMeetingApiResponse = /** status 200 The meeting. */ ScheduledMeeting;
export type GetScheduledMeetingApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type UpdateScheduledMeetingApiResponse = /** status 200 The meeting as it is now. */ ScheduledMeeting;
export type UpdateScheduledMeetingApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  meetingInput: MeetingInput;
};
export type ListLeaderPodsApiResponse = /** status 200 The leader meetings, next one first. */ LeaderPod[];
export type ListLeaderPodsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type CreateLeaderPodApiResponse = /** status 200 The leader meeting. */ LeaderPod;
export type CreateLeaderPodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats). */
  'Idempotency-Key'?: string;
  meetingInput: MeetingInput;
};
export type ListMyLeaderPodsApiResponse = /** status 200 The leader meetings, next one first. */ LeaderPod[];
export type ListMyLeaderPodsApiArg = void;
export type DeleteLeaderPodApiResponse = /** status 200 The meeting is cancelled. */ Done;
export type DeleteLeaderPodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type Id = string;
export type HttpLink = string;
export type FrequencyPeriod = 'Day' | 'Week' | 'Month';
export type WeekDay = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
export type WeeklyOptions = {
  /** Exactly one weekday. */
  days: WeekDay[];
};
export type WeekInMonth = 'First' | 'Second' | 'Third' | 'Fourth' | 'Last';
export type MonthlyOptions = {
  weekInMonth: WeekInMonth;
};
export type ScheduledMeeting = {
  id: Id;
  name: string;
  /** The meeting's id at the online-meeting provider, where it was created there. */
  thirdPartyMeetingId?: string;
  /** The link in force (a confirmed assistant's overrides the original). Absent for who may not see it, and while there is none. */
  thirdPartyMeetingLink?: HttpLink;
  /** `pending` while Zoom is asked for a link, which takes the place of the one in force, where there is one; `failed` where there is none, since Zoom was asked in vain, and somebody has to enter one (rule meetings.link). Otherwise absent, and for who may not see the link. */
  linkState?: 'pending' | 'failed';
  /** First start. Epoch seconds. */
  unixTime: number;
  recurring: boolean;
  frequency: number;
  frequencyPeriod: FrequencyPeriod;
  /** Minutes. */
  duration: number;
  /** IANA zone in which the meeting recurs. */
  timezone: string;
  weeklyOptions?: WeeklyOptions;
  monthlyOptions?: MonthlyOptions;
  /** Start of the pause. Epoch seconds. */
  pausedFromEpoch?: number;
  /** End of the pause, not included. Epoch seconds. */
  pausedToEpoch?: number;
  /** Whether now lies within the pause. */
  paused: boolean;
  /** Start of the next occurrence outside a pause. Epoch seconds. Absent for a single meeting that is past. */
  nextMeeting?: number;
  /** Start of the occurrence that can be joined now, from 15 minutes before its start to its end. Epoch seconds. Absent otherwise. */
  currentMeeting?: number;
  /** The recurrence in words, in the meeting's own zone. */
  frequencyDescription: string;
  /** Weekday of the meeting in its own zone, 1 Monday to 7 Sunday. */
  weekday: number;
};
export type ProblemField = {
  /** The field of the request body, its parts joined by dots as in settings.0.value, or the name of a parameter. */
  path: string;
  /** A sentence for the user, to be shown at the field. */
  message: string;
};
export type Problem = {
  /** Address of the kind of problem; about:blank when the status says it all. */
  type: string;
  /** The kind of problem in a few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence for the user. */
  detail: string;
  /** Stable name of the problem, for programs. */
  code: string;
  /** Only with the code two_factor_required, at a login; what goes on by loginWithTwoFactor, for five minutes. */
  ticket?: string;
  /** The fields that are at fault, when the request was invalid. */
  errors?: ProblemField[];
};
export type MeetingInput = {
  /** Name in calendars. Absent, the pod's name (or the membership's name followed by " Leader meeting"). */
  name?: string;
  /** First start. Epoch seconds. Of a recurring meeting that has begun it may be any of its dates up to the next one, past ones included, which keeps them all; another one is where it begins anew (rules meetings.pastDate and meetings.fromNow). */
  unixTime: number;
  /** False for a single meeting; frequency, period and options are then kept but not used. */
  recurring: boolean;
  /** Every how many periods. */
  frequency: number;
  frequencyPeriod: FrequencyPeriod;
  /** Minutes. */
  duration: number;
  /** An http(s) link. Empty where the business has Zoom set up, one is created there after the answer, which says `linkState` `pending`. Empty keeps a link that was created at Zoom or is on its way, also where Zoom is no longer set up, and nothing more is created; instead of an assistant's link, which was in force, it is in force then. Otherwise it may not be empty (rule meetings.link). */
  thirdPartyMeetingLink: string;
  /** IANA zone in whose wall-clock time the meeting recurs. Absent, the zone it has, or on creation the scheduler's (rule meetings.wallClock). */
  timezone?: string;
  weeklyOptions?: WeeklyOptions;
  monthlyOptions?: MonthlyOptions;
  /** Start of the pause. Epoch seconds. Null or absent means no pause. */
  pausedFromEpoch?: number | null;
  /** End of the pause, not included; after its start and in the future. Epoch seconds. Null or absent means no pause. */
  pausedToEpoch?: number | null;
};
export type LeaderPodCan = {
  edit: boolean;
  delete: boolean;
};
export type LeaderPod = {
  id: Id;
  /** The membership's name followed by " Leader meeting". */
  name: string;
  membershipId: Id;
  membershipName: string;
  meetingScheduleId: Id;
  scheduledMeeting: ScheduledMeeting;
  can: LeaderPodCan;
};
export type Done = {
  done: true;
};
export const {
  useGetScheduledMeetingQuery,
  useUpdateScheduledMeetingMutation,
  useListLeaderPodsQuery,
  useCreateLeaderPodMutation,
  useListMyLeaderPodsQuery,
  useDeleteLeaderPodMutation,
} = injectedRtkApi;
