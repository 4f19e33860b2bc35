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
    getMeetingToJoin: build.query<GetMeetingToJoinApiResponse, GetMeetingToJoinApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/join`,
      }),
    }),
    joinMeeting: build.mutation<JoinMeetingApiResponse, JoinMeetingApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/join`,
        method: 'POST',
      }),
    }),
    listOccurrences: build.query<ListOccurrencesApiResponse, ListOccurrencesApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/occurrences`,
      }),
    }),
    changeOccurrence: build.mutation<ChangeOccurrenceApiResponse, ChangeOccurrenceApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/occurrences/${encodeURIComponent(String(queryArg.start))}`,
        method: 'PUT',
        body: queryArg.occurrenceInput,
      }),
    }),
    restoreOccurrence: build.mutation<RestoreOccurrenceApiResponse, RestoreOccurrenceApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/occurrences/${encodeURIComponent(String(queryArg.start))}`,
        method: 'DELETE',
      }),
    }),
    recordAttendance: build.mutation<RecordAttendanceApiResponse, RecordAttendanceApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/occurrences/${encodeURIComponent(String(queryArg.start))}/attendance`,
        method: 'PUT',
        body: queryArg.attendanceInput,
      }),
    }),
    sendApology: build.mutation<SendApologyApiResponse, SendApologyApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/occurrences/${encodeURIComponent(String(queryArg.start))}/apology`,
        method: 'PUT',
        body: queryArg.apologyInput,
      }),
    }),
    withdrawApology: build.mutation<WithdrawApologyApiResponse, WithdrawApologyApiArg>({
      query: (queryArg) => ({
        url: `/v1/scheduled-meetings/${encodeURIComponent(String(queryArg.id))}/occurrences/${encodeURIComponent(String(queryArg.start))}/apology`,
        method: 'DELETE',
      }),
    }),
    getPodAttendance: build.query<GetPodAttendanceApiResponse, GetPodAttendanceApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/attendance`,
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
    getMyCalendarFeed: build.query<GetMyCalendarFeedApiResponse, GetMyCalendarFeedApiArg>({
      query: () => ({ url: `/v1/my-calendar-feed` }),
    }),
    renewMyCalendarFeed: build.mutation<RenewMyCalendarFeedApiResponse, RenewMyCalendarFeedApiArg>({
      query: () => ({ url: `/v1/my-calendar-feed`, method: 'POST' }),
    }),
    deleteMyCalendarFeed: build.mutation<DeleteMyCalendarFeedApiResponse, DeleteMyCalendarFeedApiArg>({
      query: () => ({ url: `/v1/my-calendar-feed`, method: 'DELETE' }),
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
export type GetMeetingToJoinApiResponse = /** status 200 The meeting, and what it is of. */ MeetingToJoin;
export type GetMeetingToJoinApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type JoinMeetingApiResponse = /** status 200 Where the meeting takes place. */ JoinedMeeting;
export type JoinMeetingApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListOccurrencesApiResponse = /** status 200 The dates, the next one first. */ Occurrence[];
export type ListOccurrencesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ChangeOccurrenceApiResponse = /** status 200 The date as it is now. */ Occurrence;
export type ChangeOccurrenceApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The start that the date has in the series. Epoch seconds. */
  start: number;
  occurrenceInput: OccurrenceInput;
};
export type RestoreOccurrenceApiResponse = /** status 200 The date as it is now. */ Occurrence;
export type RestoreOccurrenceApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The start that the date has in the series. Epoch seconds. */
  start: number;
};
export type RecordAttendanceApiResponse = /** status 200 What is recorded of the meeting now. */ MeetingAttendance;
export type RecordAttendanceApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The start that the date has in the series. Epoch seconds. */
  start: number;
  attendanceInput: AttendanceInput;
};
export type SendApologyApiResponse = /** status 200 Who can't make it now. */ Apologies;
export type SendApologyApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The start that the date has in the series. Epoch seconds. */
  start: number;
  apologyInput: ApologyInput;
};
export type WithdrawApologyApiResponse = /** status 200 Who can't make it now. */ Apologies;
export type WithdrawApologyApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The start that the date has in the series. Epoch seconds. */
  start: number;
};
export type GetPodAttendanceApiResponse =
  /** status 200 The meetings, and the people where the caller sees them. */ PodAttendance;
export type GetPodAttendanceApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
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
export type GetMyCalendarFeedApiResponse = /** status 200 The link; none is there where it is off. */ CalendarFeed;
export type GetMyCalendarFeedApiArg = void;
export type RenewMyCalendarFeedApiResponse = /** status 200 The new link. */ CalendarFeed;
export type RenewMyCalendarFeedApiArg = void;
export type DeleteMyCalendarFeedApiResponse = /** status 200 It is off. */ Done;
export type DeleteMyCalendarFeedApiArg = void;
export type Id = string;
export type Version = string;
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
export type OccurrenceChange = {
  /** The start it has in the series, which names it. Epoch seconds. */
  start: number;
  /** When it takes place instead; absent when it is skipped. Epoch seconds. */
  movedTo?: number;
};
export type ScheduledMeetingCan = {
  /** To join it when it is on, by its join page; while it has a link. */
  join: boolean;
};
export type ScheduledMeeting = {
  id: Id;
  name: string;
  /** For who may edit it. */
  version?: Version;
  /** The meeting's id at the online-meeting provider, where it was created there. */
  thirdPartyMeetingId?: string;
  /** The link in force (a confirmed assistant's overrides the original), for who may change the meeting. Everybody joins by its join page instead, see `can` (rule meetings.joinLink). Absent while there is none. */
  thirdPartyMeetingLink?: HttpLink;
  /** Whether `thirdPartyMeetingLink` is that of the pod's confirmed assistant leader, instead of the pod's own. Present with it. */
  isAssistantLink?: boolean;
  /** `pending` while Zoom is asked for a link, which takes the place of the one in force, where there is one; `missing` where there is none, since Zoom was asked in vain or it is to be added later, and somebody has to enter one (rule meetings.link). Otherwise absent, and for people who may not attend the meeting. */
  linkState?: 'pending' | 'missing';
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
  /** Of a recurring meeting, those of its dates ahead that are skipped or moved, in the order of the series. Absent when there are none. */
  changes?: OccurrenceChange[];
  /** Whether now lies within the pause. */
  paused: boolean;
  /** When the next meeting takes place that is in no pause and not skipped. Epoch seconds. Absent for a single meeting that is past. */
  nextMeeting?: number;
  /** The start in the series of the last meeting before the next one that was neither paused nor skipped, so that a reader whose clocks show another time then can be told so. Epoch seconds. Absent where there was none, and where the next one is moved. */
  previousMeeting?: number;
  /** The last meeting before a pause that is still to begin. Epoch seconds. Absent without such a pause, and when no meeting is left before it. */
  lastBeforePause?: number;
  /** The first meeting after a pause that is still to begin. Epoch seconds. Absent without such a pause, and when no meeting comes after it. */
  firstAfterPause?: number;
  /** Start of the occurrence that can be joined now, from 15 minutes before its start to its end. Epoch seconds. Absent otherwise. */
  currentMeeting?: number;
  /** The recurrence in English, in the meeting's own zone. */
  frequencyDescription: string;
  /** Weekday of the meeting in its own zone, 1 Monday to 7 Sunday. */
  weekday: number;
  can: ScheduledMeetingCan;
};
export type ProblemField = {
  /** The field of the request body, its parts joined by dots as in settings.0.value, or the name of a parameter. */
  path: string;
  /** Stable name of the rule that isn't met, such as required, max or email, for programs. */
  code: string;
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
  /** Only with the code two_factor_required, at a login; what goes on by loginWithTwoFactor or loginWithPasskey, for five minutes. */
  ticket?: string;
  /** Only with a ticket. Whether the account has a passkey, which can replace the code. */
  hasPasskey?: boolean;
  /** Only with the code sign_on_needed; the business whose identity provider must be used. */
  businessId?: string;
  /** The fields that are at fault, when the request was invalid. */
  errors?: ProblemField[];
};
export type GivenVersion = string;
export type MeetingInput = {
  /** The meeting's; not read of a new one, and of a pod's meeting within its pod. */
  version?: GivenVersion;
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
  /** An http(s) link; https:// is added to an address without a scheme. Empty where the business has Zoom set up, one is created there after the answer, which says `linkState` `pending`. Empty keeps a link that was created at Zoom or is on its way, also where Zoom is no longer set up, and nothing more is created; instead of an assistant's link, which was in force, it is in force then. Otherwise it may only be empty with `linkLater` (rule meetings.link). */
  thirdPartyMeetingLink: string;
  /** Somebody adds the link later; nothing is created at Zoom for an empty one. Ignored with a link. */
  linkLater?: boolean;
  /** IANA zone in whose wall-clock time the meeting recurs. Absent, the zone it has, or on creation the scheduler's (rule meetings.wallClock). */
  timezone?: string;
  weeklyOptions?: WeeklyOptions;
  monthlyOptions?: MonthlyOptions;
  /** Start of the pause. Epoch seconds. Null or absent means no pause. */
  pausedFromEpoch?: number | null;
  /** End of the pause, not included; after its start and in the future. Epoch seconds. Null or absent means no pause. */
  pausedToEpoch?: number | null;
};
export type OwnText = string;
export type QuotedWords = {
  quote: OwnText;
  /** The name of the business. */
  by: string;
};
export type MeetingToJoin = {
  /** Of the pod, or of the leader meeting. */
  name: string;
  /** The pod that meets; absent for a leader meeting. */
  podId?: Id;
  /** The leader meeting; absent for a pod's. */
  leaderPodId?: Id;
  scheduledMeeting: ScheduledMeeting;
  /** When a meeting ended that took place within the last twelve hours. Epoch seconds. Absent when none did. */
  ended?: number;
  /** The business's words to read before joining. Absent for none, and for leader meetings. */
  ownWords?: QuotedWords;
};
export type JoinedMeeting = {
  link: HttpLink;
};
export type Apology = {
  userId: Id;
  firstName: string;
  lastName: string;
  note?: string;
};
export type ApologiesCan = {
  /** To say that they can't make it, or that they come after all: until it begins. */
  send: boolean;
};
export type Apologies = {
  /** The start the meeting has in the series, which names it. Epoch seconds. */
  start: number;
  count: number;
  /** Whether the caller can't make it. */
  mine: boolean;
  /** Who they are, as they said it, for people in the pod. */
  people?: Apology[];
  can: ApologiesCan;
};
export type OccurrenceCan = {
  /** To skip or move it: until it begins. */
  change: boolean;
  /** To let it take place when the series has it. */
  restore: boolean;
};
export type Occurrence = {
  /** The start it has in the series, which names it. Epoch seconds. */
  start: number;
  /** When it takes place, or would if it were not skipped; other than `start` when it is moved. Epoch seconds. */
  at: number;
  skipped: boolean;
  /** Of a pod's meeting that is to take place, for its people and for staff. */
  apologies?: Apologies;
  can: OccurrenceCan;
};
export type OccurrenceInput = {
  /** `SKIPPED`: it does not take place. `MOVED`: it takes place at `movedTo` instead. */
  change: 'SKIPPED' | 'MOVED';
  /** When it takes place instead, with `MOVED`; ahead, within 400 days, in no pause and while no other of the series does. Epoch seconds. */
  movedTo?: number;
};
export type AttendanceStatus = 'CAME' | 'APOLOGIES' | 'ABSENT';
export type AttendanceMark = {
  userId: Id;
  status: AttendanceStatus;
  /** What they said with their apologies. */
  apology?: string;
};
export type AttendanceCan = {
  /** To record who came. */
  record: boolean;
};
export type MeetingAttendance = {
  /** The start it has in the series, which names it. Epoch seconds. */
  start: number;
  /** When it took place. Epoch seconds. */
  at: number;
  came: number;
  apologies: number;
  absent: number;
  /** What is recorded of the caller. */
  myStatus?: AttendanceStatus;
  /** What is recorded of each person, for who runs the pod's meetings. */
  marks?: AttendanceMark[];
  can: AttendanceCan;
};
export type AttendanceMarkInput = {
  userId: Id;
  /** Without it nothing is known of them any more. */
  status?: AttendanceStatus;
};
export type AttendanceInput = {
  people: AttendanceMarkInput[];
};
export type ApologyInput = {
  /** A line for the pod; empty or absent without one. */
  note?: string;
};
export type PhotoId = string;
export type PersonAttendance = {
  userId: Id;
  firstName: string;
  lastName: string;
  photoId?: PhotoId;
  /** Whether they are in the pod now. */
  isInPod: boolean;
  came: number;
  apologies: number;
  absent: number;
};
export type PodAttendance = {
  /** Of the last eight weeks, the last first. */
  meetings: MeetingAttendance[];
  /** Each person's, by name, for who runs its meetings and for staff; empty for other people in the pod. */
  people: PersonAttendance[];
  can: AttendanceCan;
};
export type LeaderPodCan = {
  edit: boolean;
  delete: boolean;
};
export type LeaderPod = {
  id: Id;
  /** The membership's name followed by " Leader meeting", in the caller's language. */
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
export type CalendarFeed = {
  /** Left out while it is off. */
  url?: string;
  /** When it was made, in epoch milliseconds. */
  created?: number;
};
export const {
  useGetScheduledMeetingQuery,
  useUpdateScheduledMeetingMutation,
  useGetMeetingToJoinQuery,
  useJoinMeetingMutation,
  useListOccurrencesQuery,
  useChangeOccurrenceMutation,
  useRestoreOccurrenceMutation,
  useRecordAttendanceMutation,
  useSendApologyMutation,
  useWithdrawApologyMutation,
  useGetPodAttendanceQuery,
  useListLeaderPodsQuery,
  useCreateLeaderPodMutation,
  useListMyLeaderPodsQuery,
  useDeleteLeaderPodMutation,
  useGetMyCalendarFeedQuery,
  useRenewMyCalendarFeedMutation,
  useDeleteMyCalendarFeedMutation,
} = injectedRtkApi;
