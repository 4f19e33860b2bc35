/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeaders: build.query<ListLeadersApiResponse, ListLeadersApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/leaders`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
          filter: queryArg.filter,
          userId: queryArg.userId,
        },
      }),
    }),
    demoteLeader: build.mutation<DemoteLeaderApiResponse, DemoteLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/leaders/${encodeURIComponent(String(queryArg.leaderId))}`,
        method: 'DELETE',
      }),
    }),
    approveLeader: build.mutation<ApproveLeaderApiResponse, ApproveLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/leaders/${encodeURIComponent(String(queryArg.leaderId))}/approve`,
        method: 'POST',
      }),
    }),
    declineLeader: build.mutation<DeclineLeaderApiResponse, DeclineLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/leaders/${encodeURIComponent(String(queryArg.leaderId))}/decline`,
        method: 'POST',
      }),
    }),
    reopenApplication: build.mutation<ReopenApplicationApiResponse, ReopenApplicationApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/leaders/${encodeURIComponent(String(queryArg.leaderId))}/reopen-application`,
        method: 'POST',
        params: {
          answer: queryArg.answer,
        },
      }),
    }),
    getMyLeaderStatus: build.query<GetMyLeaderStatusApiResponse, GetMyLeaderStatusApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/my-leader-status`,
      }),
    }),
    requestLeadership: build.mutation<RequestLeadershipApiResponse, RequestLeadershipApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/request-leadership`,
        method: 'POST',
      }),
    }),
    setLeaderStatus: build.mutation<SetLeaderStatusApiResponse, SetLeaderStatusApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.memberId))}/leader-status`,
        method: 'PUT',
        body: queryArg.leaderStatusUpdate,
      }),
    }),
    getLeaderCandidates: build.query<GetLeaderCandidatesApiResponse, GetLeaderCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/leader-candidates`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
          userId: queryArg.userId,
        },
      }),
    }),
    offerLeaderTransfer: build.mutation<OfferLeaderTransferApiResponse, OfferLeaderTransferApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/leader-transfers`,
        method: 'POST',
        body: queryArg.leaderTransferInput,
      }),
    }),
    listMyLeaderTransfers: build.query<ListMyLeaderTransfersApiResponse, ListMyLeaderTransfersApiArg>({
      query: () => ({ url: `/v1/leader-transfers/my-transfers` }),
    }),
    getLeaderTransfer: build.query<GetLeaderTransferApiResponse, GetLeaderTransferApiArg>({
      query: (queryArg) => ({
        url: `/v1/leader-transfers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    acceptLeaderTransfer: build.mutation<AcceptLeaderTransferApiResponse, AcceptLeaderTransferApiArg>({
      query: (queryArg) => ({
        url: `/v1/leader-transfers/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: 'POST',
        body: queryArg.meetingLinkInput,
      }),
    }),
    declineLeaderTransfer: build.mutation<DeclineLeaderTransferApiResponse, DeclineLeaderTransferApiArg>({
      query: (queryArg) => ({
        url: `/v1/leader-transfers/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
      }),
    }),
    getAssistantLeader: build.query<GetAssistantLeaderApiResponse, GetAssistantLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/assistant-leader`,
      }),
    }),
    assignAssistantLeader: build.mutation<AssignAssistantLeaderApiResponse, AssignAssistantLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/assistant-leader`,
        method: 'POST',
        body: queryArg.assistantLeaderInput,
      }),
    }),
    unassignAssistantLeader: build.mutation<UnassignAssistantLeaderApiResponse, UnassignAssistantLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/assistant-leader`,
        method: 'DELETE',
      }),
    }),
    confirmAssistantLeader: build.mutation<ConfirmAssistantLeaderApiResponse, ConfirmAssistantLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/assistant-leader/confirm`,
        method: 'POST',
        body: queryArg.meetingLinkInput,
      }),
    }),
    declineAssistantLeader: build.mutation<DeclineAssistantLeaderApiResponse, DeclineAssistantLeaderApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/assistant-leader/decline`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListLeadersApiResponse = /** status 200 The leaders by name. */ Leader[];
export type ListLeadersApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
  /** Which of them. */
  filter?: LeaderFilter;
  /** Only what is this person's, or nothing. */
  userId?: string;
};
export type DemoteLeaderApiResponse = /** status 200 The person leads no more. */ Done;
export type DemoteLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** User id of the leader, or of the person who asked to lead. */
  leaderId: Id;
};
export type ApproveLeaderApiResponse = /** status 200 The leader is approved. */ ApplicationAnswered;
export type ApproveLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** User id of the leader, or of the person who asked to lead. */
  leaderId: Id;
};
export type DeclineLeaderApiResponse = /** status 200 The leader is declined. */ ApplicationAnswered;
export type DeclineLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** User id of the leader, or of the person who asked to lead. */
  leaderId: Id;
};
export type ReopenApplicationApiResponse = /** status 200 The application waits for an answer. */ Done;
export type ReopenApplicationApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** User id of the leader, or of the person who asked to lead. */
  leaderId: Id;
  /** The answer that is taken back; another that was given since stays. */
  answer: ApplicationAnswer;
};
export type GetMyLeaderStatusApiResponse = /** status 200 The status. */ MyLeaderStatus;
export type GetMyLeaderStatusApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type RequestLeadershipApiResponse = /** status 200 The status as it is now. */ MyLeaderStatus;
export type RequestLeadershipApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type SetLeaderStatusApiResponse = /** status 200 The member as it is now. */ Member;
export type SetLeaderStatusApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the member (of the place in the membership, not of the user). */
  memberId: Id;
  leaderStatusUpdate: LeaderStatusUpdate;
};
export type GetLeaderCandidatesApiResponse = /** status 200 The candidates by name. */ LeaderCandidates;
export type GetLeaderCandidatesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
  /** Only what is this person's, or nothing. */
  userId?: string;
};
export type OfferLeaderTransferApiResponse = /** status 200 The offer. */ LeaderTransfer;
export type OfferLeaderTransferApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  leaderTransferInput: LeaderTransferInput;
};
export type ListMyLeaderTransfersApiResponse = /** status 200 The offers, oldest first. */ LeaderTransfer[];
export type ListMyLeaderTransfersApiArg = void;
export type GetLeaderTransferApiResponse = /** status 200 The offer. */ LeaderTransfer;
export type GetLeaderTransferApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type AcceptLeaderTransferApiResponse = /** status 200 The offer as it is now. */ LeaderTransfer;
export type AcceptLeaderTransferApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  meetingLinkInput: MeetingLinkInput;
};
export type DeclineLeaderTransferApiResponse = /** status 200 The offer as it is now. */ LeaderTransfer;
export type DeclineLeaderTransferApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetAssistantLeaderApiResponse = /** status 200 The assistant. */ AssistantLeader;
export type GetAssistantLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type AssignAssistantLeaderApiResponse = /** status 200 The assistant, not confirmed yet. */ AssistantLeader;
export type AssignAssistantLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  assistantLeaderInput: AssistantLeaderInput;
};
export type UnassignAssistantLeaderApiResponse = /** status 200 The original link. */ AssistantUnassigned;
export type UnassignAssistantLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ConfirmAssistantLeaderApiResponse = /** status 200 The assistant, confirmed. */ AssistantLeader;
export type ConfirmAssistantLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  meetingLinkInput: MeetingLinkInput;
};
export type DeclineAssistantLeaderApiResponse = /** status 200 The pod, without an assistant. */ AssistantLeader;
export type DeclineAssistantLeaderApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type Id = string;
export type Name = string;
export type PhotoId = string;
export type Bio = string;
export type LeaderStatus = 'NONE' | 'PENDING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'SIGNED_OFF';
export type Leader = {
  userId: Id;
  firstName: Name;
  lastName: Name;
  photoId?: PhotoId;
  bio: Bio;
  /** The pod they lead; absent when they lead none. */
  podId?: string;
  /** Name of the pod they lead. */
  podName?: string;
  leaderStatus: LeaderStatus;
  /** Signed off, and leads no pod here yet. */
  canLeadNewPod: boolean;
  /** Their IANA zone, for owner and admins. Absent while it is not known. */
  timezone?: string;
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
export type LeaderFilter = 'all' | 'attending' | 'canLeadNewPod';
export type Done = {
  done: true;
};
export type ApplicationAnswered = {
  done: true;
  /** What happened, in a sentence for who answered. */
  message?: string;
  /** Where a POST takes the answer back, for a minute; absent when this call changed nothing. */
  undoUrl?: string;
};
export type ApplicationAnswer = 'APPROVED' | 'DECLINED';
export type MyLeaderStatus = {
  status: LeaderStatus;
};
export type ExternalRef = string;
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
export type MemberListPod = {
  id: Id;
  name: Name;
  /** How many people are in it, its leader among them. */
  memberCount: number;
  seatsAvailable: number;
  scheduledMeeting: ScheduledMeeting;
};
export type Member = {
  id: Id;
  userId: Id;
  firstName: Name;
  lastName: Name;
  photoId?: PhotoId;
  /** For staff only. */
  email?: string;
  bio: Bio;
  /** Leads a pod of this membership. */
  leader: boolean;
  /** Has no access, mail or push here. For staff only. */
  disabled?: boolean;
  /** When they joined the membership. Epoch milliseconds. */
  joined: number;
  /** When they were last active; absent for who never was. Epoch seconds. For staff only. */
  lastActive?: number;
  /** The pod they lead. */
  leaderOfPodId?: string;
  /** Name of the pod they lead. */
  leaderOfPodName?: string;
  /** The pod they are a participant of. */
  podId?: string;
  /** Name of the pod they are a participant of. */
  podName?: string;
  /** Assists the leader of the pod they are a participant of, and has confirmed it. */
  assistant?: boolean;
  leaderStatus?: LeaderStatus;
  /** What they are to the business; absent for everybody who does not run it. For staff only. */
  staffRole?: 'owner' | 'admin';
  /** What another program calls them. For staff only. */
  externalRef?: ExternalRef;
  listedPod?: MemberListPod;
};
export type LeaderStatusUpdate = {
  status: LeaderStatus;
};
export type LeaderCandidate = {
  userId: Id;
  firstName: Name;
  lastName: Name;
  photoId?: PhotoId;
  /** Takes part in this pod. */
  inPod: boolean;
  leaderStatus: LeaderStatus;
  /** The other pod that they lead already, so that they can't be asked; absent for who can be. */
  leadsPodName?: string;
};
export type LeaderTransferState = 'open' | 'accepted' | 'declined' | 'replaced' | 'expired';
export type LeaderTransfer = {
  id: Id;
  podId: Id;
  podName: Name;
  membershipId: Id;
  membershipName: Name;
  /** User id of the person who is asked. */
  participantId: string;
  /** Full name of the person who is asked. */
  participantName: string;
  /** Full name of the present leader; absent when the pod has none, and when the offer is not open. */
  leaderName?: string;
  /** The present leader takes part in another pod, so they leave this one when the offer is accepted; false when it is not open. */
  leaderLeaves: boolean;
  /** Full name of another person who is the confirmed assistant, and whose link stays in use; absent when there is none, and when the offer is not open. */
  assistantName?: string;
  state: LeaderTransferState;
  /** When it was offered. Epoch milliseconds. */
  created: number;
  /** When it ends by itself, 14 days later. Epoch milliseconds. */
  expires: number;
};
export type LeaderCandidates = {
  candidates: LeaderCandidate[];
  /** The present leader takes part in another pod, so they would leave this one instead of staying in it. */
  leaderLeaves: boolean;
  openTransfer?: LeaderTransfer;
};
export type LeaderTransferInput = {
  /** User id of the candidate who is asked to lead. */
  participantId: string;
};
export type MeetingLinkInput = {
  meetingLink: HttpLink;
};
export type AssistantLeader = {
  podId: Id;
  podName: Name;
  membershipName: Name;
  /** User id of the assistant. */
  assistantId?: string;
  /** Full name of the assistant. */
  assistantName?: string;
  /** The assistant has confirmed, and their meeting link overrides the pod's. */
  confirmed: boolean;
  /** The link in force; absent for who may not see it, or when there is none. */
  meetingLink?: string;
  /** The pod's own link, in force again once nobody assists; only for who may unassign the assistant. */
  originalMeetingLink?: string;
};
export type AssistantLeaderInput = {
  /** User id of the participant who is asked to assist. */
  participantId: string;
};
export type AssistantUnassigned = {
  status: 'UNASSIGNED';
  /** The original link; empty when the pod has none. */
  meetingLink: string;
};
export const {
  useListLeadersQuery,
  useDemoteLeaderMutation,
  useApproveLeaderMutation,
  useDeclineLeaderMutation,
  useReopenApplicationMutation,
  useGetMyLeaderStatusQuery,
  useRequestLeadershipMutation,
  useSetLeaderStatusMutation,
  useGetLeaderCandidatesQuery,
  useOfferLeaderTransferMutation,
  useListMyLeaderTransfersQuery,
  useGetLeaderTransferQuery,
  useAcceptLeaderTransferMutation,
  useDeclineLeaderTransferMutation,
  useGetAssistantLeaderQuery,
  useAssignAssistantLeaderMutation,
  useUnassignAssistantLeaderMutation,
  useConfirmAssistantLeaderMutation,
  useDeclineAssistantLeaderMutation,
} = injectedRtkApi;
