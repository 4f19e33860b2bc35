/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPods: build.query<ListPodsApiResponse, ListPodsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/pods`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
          filter: queryArg.filter,
          weekday: queryArg.weekday,
          timeOfDay: queryArg.timeOfDay,
        },
      }),
    }),
    createPod: build.mutation<CreatePodApiResponse, CreatePodApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/pods`,
        method: 'POST',
        body: queryArg.podInput,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listPodOverview: build.query<ListPodOverviewApiResponse, ListPodOverviewApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/pod-overview`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    listMyPods: build.query<ListMyPodsApiResponse, ListMyPodsApiArg>({
      query: () => ({ url: `/v1/pods/my-pods` }),
    }),
    getPod: build.query<GetPodApiResponse, GetPodApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updatePod: build.mutation<UpdatePodApiResponse, UpdatePodApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.podUpdate,
      }),
    }),
    deletePod: build.mutation<DeletePodApiResponse, DeletePodApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listWaitlists: build.query<ListWaitlistsApiResponse, ListWaitlistsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/waitlists`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
        },
      }),
    }),
    listMyWaitlists: build.query<ListMyWaitlistsApiResponse, ListMyWaitlistsApiArg>({
      query: () => ({ url: `/v1/pods/my-waitlists` }),
    }),
    joinPod: build.mutation<JoinPodApiResponse, JoinPodApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/join`,
        method: 'POST',
      }),
    }),
    listPodMembers: build.query<ListPodMembersApiResponse, ListPodMembersApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/members`,
      }),
    }),
    leavePod: build.mutation<LeavePodApiResponse, LeavePodApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/members`,
        method: 'DELETE',
      }),
    }),
    placePodMember: build.mutation<PlacePodMemberApiResponse, PlacePodMemberApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.participantId))}`,
        method: 'PUT',
      }),
    }),
    removePodMember: build.mutation<RemovePodMemberApiResponse, RemovePodMemberApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.participantId))}`,
        method: 'DELETE',
      }),
    }),
    listPodWaitlist: build.query<ListPodWaitlistApiResponse, ListPodWaitlistApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/waitlist`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    joinWaitlist: build.mutation<JoinWaitlistApiResponse, JoinWaitlistApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/waitlist`,
        method: 'POST',
        body: queryArg.waitlistConsent,
      }),
    }),
    leaveWaitlist: build.mutation<LeaveWaitlistApiResponse, LeaveWaitlistApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/waitlist`,
        method: 'DELETE',
      }),
    }),
    getPodFormation: build.query<GetPodFormationApiResponse, GetPodFormationApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/form-pod`,
      }),
    }),
    formPod: build.mutation<FormPodApiResponse, FormPodApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/form-pod`,
        method: 'POST',
        body: queryArg.podFormationInput,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    switchPod: build.mutation<SwitchPodApiResponse, SwitchPodApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/switch`,
        method: 'POST',
        body: queryArg.podSwitch,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListPodsApiResponse =
  /** status 200 The pods, by name; available and waitlist ones by weekday and time on the reader's clocks, then name. */ Pod[];
export type ListPodsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
  /** Which pods; empty ones are those with nobody in them, not even a leader. */
  filter?: 'available' | 'waitlist' | 'mine' | 'all' | 'empty';
  /** Only pods that meet next on this weekday of the reader's clocks. With available and waitlist; 400 with the other filters, such as all (the default). */
  weekday?: WeekDay;
  /** Only pods that meet next at this time of the reader's day. With available and waitlist; 400 with the other filters, such as all (the default). */
  timeOfDay?: TimeOfDay;
};
export type CreatePodApiResponse = /** status 200 The pod with its meeting and channel. */ Pod;
export type CreatePodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats). */
  'Idempotency-Key'?: string;
  podInput: PodInput;
};
export type ListPodOverviewApiResponse = /** status 200 The pods. */ PodOverview[];
export type ListPodOverviewApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
  /** What they are sorted by; ties are by name. Pods without a date come last. */
  sort?: PodOverviewSort;
  /** By default ascending by name and next meeting, else descending. */
  order?: 'asc' | 'desc';
};
export type ListMyPodsApiResponse = /** status 200 The pods, by name. */ Pod[];
export type ListMyPodsApiArg = void;
export type GetPodApiResponse = /** status 200 The pod. */ Pod;
export type GetPodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type UpdatePodApiResponse = /** status 200 The pod as it is now. */ Pod;
export type UpdatePodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  podUpdate: PodUpdate;
};
export type DeletePodApiResponse = /** status 200 The pod is gone. */ Done;
export type DeletePodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListWaitlistsApiResponse = /** status 200 The entries, by pod name and position. */ WaitlistEntry[];
export type ListWaitlistsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
};
export type ListMyWaitlistsApiResponse = /** status 200 The entries, oldest first. */ WaitlistEntry[];
export type ListMyWaitlistsApiArg = void;
export type JoinPodApiResponse = /** status 200 A seat, or a place on the waitlist. */ PodPlace;
export type JoinPodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListPodMembersApiResponse = /** status 200 The people, leaders first, then by name. */ PodMember[];
export type ListPodMembersApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type LeavePodApiResponse = /** status 200 The caller is out; the first who waits has the seat. */ Done;
export type LeavePodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type PlacePodMemberApiResponse = /** status 200 The person is in the pod. */ Done;
export type PlacePodMemberApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** User id of a participant of the pod. */
  participantId: Id;
};
export type RemovePodMemberApiResponse = /** status 200 The person is out; the first who waits has the seat. */ Done;
export type RemovePodMemberApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** User id of a participant of the pod. */
  participantId: Id;
};
export type ListPodWaitlistApiResponse = /** status 200 The entries, by position. */ WaitlistEntry[];
export type ListPodWaitlistApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type JoinWaitlistApiResponse = /** status 200 The place in the queue. */ WaitlistEntry;
export type JoinWaitlistApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  waitlistConsent: WaitlistConsent;
};
export type LeaveWaitlistApiResponse = /** status 200 The caller waits no longer. */ Done;
export type LeaveWaitlistApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetPodFormationApiResponse = /** status 200 The people, and how many wait in all. */ PodFormation;
export type GetPodFormationApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type FormPodApiResponse = /** status 200 The new pod. */ Pod;
export type FormPodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats). */
  'Idempotency-Key'?: string;
  podFormationInput: PodFormationInput;
};
export type SwitchPodApiResponse = /** status 200 The pod moved to. */ Pod;
export type SwitchPodApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  podSwitch: PodSwitch;
};
export type Id = string;
export type PodRole = 'leader' | 'assistant' | 'participant';
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
export type PodCan = {
  /** Change name, size and meeting. */
  edit: boolean;
  /** Remove the leader and delete the pod; only when it has no members. */
  delete: boolean;
  /** A seat is free and may be taken. */
  join: boolean;
  /** The pod is full and its waitlist may be joined. */
  joinWaitlist: boolean;
  leave: boolean;
  /** May leave this pod for another as participant. */
  switch: boolean;
  removeMembers: boolean;
  assignAssistant: boolean;
  /** Ask somebody to lead it. */
  offerTransfer: boolean;
  /** Unassign its leader; only while it has one. */
  demoteLeader: boolean;
  /** Is in the pod (rule pods.privacy). */
  seeSteps: boolean;
  /** Is in the pod's channel. */
  chat: boolean;
};
export type Pod = {
  id: Id;
  name: string;
  membershipId: Id;
  membershipName: string;
  /** The leader's user id. Absent while there is none (rule leadership.demotion), and while disabled, for all but staff (rule members.visibility). */
  leaderId?: Id;
  leaderName?: string;
  /** The assistant leader's user id, asked or confirmed. Absent when none is assigned. */
  assistantId?: Id;
  assistantName?: string;
  /** Whether the assistant has confirmed. Present with `assistantId`. */
  assistantConfirmed?: boolean;
  /** User ids, the leader's included; disabled members for staff only (rule members.visibility). */
  members: Id[];
  maxParticipants: number;
  /** maxParticipants minus the members who are not its leader, never below 0 (rule pods.seats). */
  seatsAvailable: number;
  /** How many people wait. */
  waitlist: number;
  myRole?: PodRole;
  /** When the caller came into the pod. Epoch milliseconds. Absent for who is not in it. */
  joined?: number;
  /** The caller's place in the queue from 1. Absent when not waiting. */
  myWaitlistPosition?: number;
  /** The open offer to the caller to lead this pod. Absent while there is none. */
  offeredTransferId?: Id;
  meetingScheduleId: Id;
  scheduledMeeting: ScheduledMeeting;
  /** Who can't make it to the next meeting, for its people and for staff; absent while there is none ahead, and in lists of a membership's pods. */
  apologies?: Apologies;
  /** The pod's channel. Absent for who is not in it. */
  channelId?: Id;
  /** Of its name, size and meeting, for who may edit it. */
  version?: Version;
  can: PodCan;
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
export type TimeOfDay = 'morning' | 'afternoon' | 'evening';
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
export type PodInput = {
  name: string;
  /** Absent, the membership's or else the platform's MaxParticipants. */
  maxParticipants?: number;
  /** Who leads it; owner and admins choose themselves or a SIGNED_OFF leader who leads none. Absent, the caller. */
  leaderId?: Id;
  meeting: MeetingInput;
};
export type PodOverview = {
  podId: Id;
  name: string;
  /** Absent while nobody leads it. */
  leaderName?: string;
  /** With its leader. */
  people: number;
  seatsAvailable: number;
  waiting: number;
  /** Whether now lies within a pause of its meetings. */
  isPaused: boolean;
  /** IANA zone of its meetings. */
  timezone: string;
  /** Epoch seconds; absent where none is ahead. */
  nextMeeting?: number;
  /** Current steps that their owners have set. */
  stepsSet: number;
  /** Current steps, set or not: one for each person. */
  steps: number;
  /** Epoch seconds; absent where none was written. */
  lastMessageAt?: number;
};
export type PodOverviewSort = 'name' | 'nextMeeting' | 'people' | 'waiting' | 'lastMessage';
export type PodUpdate = {
  name?: string;
  maxParticipants?: number;
  /** Replaces the whole schedule, as `PUT /v1/scheduled-meetings/{id}` does. */
  meeting?: MeetingInput;
  /** The pod's, its meeting included. */
  version?: GivenVersion;
};
export type Done = {
  done: true;
};
export type PhotoId = string;
export type WaitlistEntry = {
  id: Id;
  podId: Id;
  /** The pod's name. */
  name: string;
  membershipId: Id;
  membershipName: string;
  userId: Id;
  firstName: string;
  lastName: string;
  photoId?: PhotoId;
  /** User ids of the pod's members, the leader's included. */
  members: Id[];
  /** Place in the queue from 1. */
  position: number;
  /** How many wait for the pod in all. */
  waiting?: number;
  consentJoinNewPod: boolean;
  consentToBeNewPodLeader: boolean;
  /** When they joined the queue. Epoch milliseconds. */
  created: number;
  meetingScheduleId: Id;
  scheduledMeeting: ScheduledMeeting;
};
export type PodPlace = {
  /** A seat, or a place in the queue when the pod was full. */
  result: 'member' | 'waitlist';
  /** Place in the queue from 1. Present when `result` is waitlist. */
  position?: number;
  pod: Pod;
};
export type StepStatus = 'NotSet' | 'InProgress' | 'NotDone' | 'Done';
export type MemberStep = {
  id: Id;
  status: StepStatus;
  /** InProgress with a commitment date that is past (rule steps.overdue). */
  overdue: boolean;
  /** Whether the caller can nudge the member now (rule steps.nudge). */
  canNudge: boolean;
  /** Whether anybody has nudged the member in the last 24 hours. */
  nudged: boolean;
};
export type PodMember = {
  userId: Id;
  firstName: string;
  lastName: string;
  photoId?: PhotoId;
  /** Empty while none is written. */
  bio: string;
  leader: boolean;
  /** Assistant leader who has confirmed. */
  assistant: boolean;
  /** When they came into the pod. Epoch milliseconds. */
  joined: number;
  step?: MemberStep;
};
export type WaitlistConsent = {
  consentJoinNewPod: boolean;
  consentToBeNewPodLeader: boolean;
};
export type LeaderStatus = 'NONE' | 'PENDING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'SIGNED_OFF';
export type PodFormationPerson = {
  userId: Id;
  firstName: string;
  lastName: string;
  /** Their IANA zone. Absent while it is not known. */
  timezone?: string;
  /** Place in the queue from 1. */
  position: number;
  /** When they joined the queue. Epoch milliseconds. */
  created: number;
  consentJoinNewPod: boolean;
  consentToBeNewPodLeader: boolean;
  leaderStatus: LeaderStatus;
  /** Has no access to the membership at the moment. */
  disabled: boolean;
  /** Leads a pod of the membership already, and so no other. */
  leadsPod: boolean;
};
export type PodFormation = {
  /** How many wait for the pod in all, who agreed to nothing too. */
  waiting: number;
  /** With how many people besides the leader a pod is best begun. */
  minParticipants: number;
  /** Who agreed to join or lead a new pod, in the order of the queue; the first 200. */
  people: PodFormationPerson[];
};
export type PodFormationInput = {
  name: string;
  maxParticipants: number;
  /** Who leads it; somebody of the waitlist who agreed to, the caller, or a SIGNED_OFF leader who leads none. */
  leaderId: Id;
  /** User ids of who gets a seat; each agreed to join a new pod. No more than there are seats. */
  participantIds: Id[];
  meeting: MeetingInput;
};
export type PodSwitch = {
  toPodId: Id;
};
export const {
  useListPodsQuery,
  useCreatePodMutation,
  useListPodOverviewQuery,
  useListMyPodsQuery,
  useGetPodQuery,
  useUpdatePodMutation,
  useDeletePodMutation,
  useListWaitlistsQuery,
  useListMyWaitlistsQuery,
  useJoinPodMutation,
  useListPodMembersQuery,
  useLeavePodMutation,
  usePlacePodMemberMutation,
  useRemovePodMemberMutation,
  useListPodWaitlistQuery,
  useJoinWaitlistMutation,
  useLeaveWaitlistMutation,
  useGetPodFormationQuery,
  useFormPodMutation,
  useSwitchPodMutation,
} = injectedRtkApi;
