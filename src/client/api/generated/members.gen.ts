/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerMember: build.mutation<RegisterMemberApiResponse, RegisterMemberApiArg>({
      query: (queryArg) => ({
        url: `/v1/members/register`,
        method: 'POST',
        body: queryArg.memberRegistration,
      }),
    }),
    acceptInvite: build.mutation<AcceptInviteApiResponse, AcceptInviteApiArg>({
      query: (queryArg) => ({
        url: `/v1/invites/${encodeURIComponent(String(queryArg.code))}/accept`,
        method: 'POST',
        body: queryArg.acceptInviteRequest,
      }),
    }),
    search: build.query<SearchApiResponse, SearchApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/search`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
        },
      }),
    }),
    listMembers: build.query<ListMembersApiResponse, ListMembersApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
          sort: queryArg.sort,
          leaderStatus: queryArg.leaderStatus,
          withoutPod: queryArg.withoutPod,
          userId: queryArg.userId,
          email: queryArg.email,
          externalRef: queryArg.externalRef,
        },
      }),
    }),
    leaveMembership: build.mutation<LeaveMembershipApiResponse, LeaveMembershipApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members`,
        method: 'DELETE',
      }),
    }),
    removeMember: build.mutation<RemoveMemberApiResponse, RemoveMemberApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.memberId))}`,
        method: 'DELETE',
      }),
    }),
    disableMember: build.mutation<DisableMemberApiResponse, DisableMemberApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.memberId))}/disable`,
        method: 'POST',
      }),
    }),
    enableMember: build.mutation<EnableMemberApiResponse, EnableMemberApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.memberId))}/enable`,
        method: 'POST',
      }),
    }),
    changeMemberEmail: build.mutation<ChangeMemberEmailApiResponse, ChangeMemberEmailApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.memberId))}/change-email`,
        method: 'POST',
        body: queryArg.changeMemberEmailRequest,
      }),
    }),
    sendLoginLink: build.mutation<SendLoginLinkApiResponse, SendLoginLinkApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.memberId))}/login-link`,
        method: 'POST',
      }),
    }),
    listWaitingRegistrations: build.query<ListWaitingRegistrationsApiResponse, ListWaitingRegistrationsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/waiting-registrations`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type RegisterMemberApiResponse = /** status 200 A link is on its way. */ Done;
export type RegisterMemberApiArg = {
  memberRegistration: MemberRegistration;
};
export type AcceptInviteApiResponse = /** status 200 The membership joined. */ Membership;
export type AcceptInviteApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
  acceptInviteRequest: AcceptInviteRequest;
};
export type SearchApiResponse = /** status 200 What was found, by membership and then by name. */ SearchResult;
export type SearchApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Words to look for, in any order and anywhere in a name. */
  q: string;
  /** How many people and how many pods of each membership, at most. */
  limit?: number;
};
export type ListMembersApiResponse = /** status 200 The members, in the order that was asked for. */ Member[];
export type ListMembersApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
  /** Their order. `lastActive` is for staff only. */
  sort?: MemberSort;
  /** Only enabled members with this status, such as those who ask to lead. For staff only. */
  leaderStatus?: LeaderStatus;
  /** True answers only people who are in no pod of the membership. For staff only. */
  withoutPod?: boolean;
  /** Only what is this person's, or nothing. */
  userId?: string;
  /** Only people with this email address, compared as for sign-in (rule session.sameAddress). For staff only. */
  email?: string;
  /** Only the person with this reference. For staff only. */
  externalRef?: ExternalRef;
};
export type LeaveMembershipApiResponse = /** status 200 The caller is no member any more. */ Done;
export type LeaveMembershipApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type RemoveMemberApiResponse = /** status 200 The member is removed. */ Done;
export type RemoveMemberApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the member (of the place in the membership, not of the user). */
  memberId: Id;
};
export type DisableMemberApiResponse = /** status 200 The member as it is now. */ Member;
export type DisableMemberApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the member (of the place in the membership, not of the user). */
  memberId: Id;
};
export type EnableMemberApiResponse = /** status 200 The member as it is now. */ Member;
export type EnableMemberApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the member (of the place in the membership, not of the user). */
  memberId: Id;
};
export type ChangeMemberEmailApiResponse = /** status 200 A link is on its way to the new address. */ Done;
export type ChangeMemberEmailApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the member (of the place in the membership, not of the user). */
  memberId: Id;
  changeMemberEmailRequest: ChangeMemberEmailRequest;
};
export type SendLoginLinkApiResponse = /** status 200 An email is on its way. */ Done;
export type SendLoginLinkApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the member (of the place in the membership, not of the user). */
  memberId: Id;
};
export type ListWaitingRegistrationsApiResponse = /** status 200 The waiting sign-ups. */ WaitingRegistration[];
export type ListWaitingRegistrationsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type Done = {
  done: true;
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
export type Code = string;
export type Name = string;
export type Email = string;
export type Password = string;
export type DeviceZone = string;
export type Id = string;
export type AcceptedVersions = Id[];
export type ConfirmedAge = number;
export type MemberRegistration = {
  inviteCode: Code;
  firstName: Name;
  lastName: Name;
  email: Email;
  password: Password;
  timezone?: DeviceZone;
  acceptedVersions?: AcceptedVersions;
  confirmedAge?: ConfirmedAge;
  /** Pod to join once the address is verified; its waitlist when it is full. */
  preferredPodId?: string;
  /** Tell the person when a pod with seats opens. */
  contactWhenNewPod?: boolean;
};
export type TermsKind = 'TERMS' | 'PRIVACY' | 'LEADER_AGREEMENT' | 'PARTICIPANT_AGREEMENT';
export type OwnAgreement = {
  kind: TermsKind;
  versionId: Id;
};
export type LeaderStatus = 'NONE' | 'PENDING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'SIGNED_OFF';
export type MembershipSettingName =
  | 'LeaderAgreementLink'
  | 'ParticipantAgreementLink'
  | 'LeaderTrainingLink'
  | 'ParticipantOnboardingLink'
  | 'ShareWinLink'
  | 'MaxParticipants'
  | 'TurnMinutes';
export type MembershipSetting = {
  name: MembershipSettingName;
  /** A link (http or https) or a number as text; empty for none. */
  value: string;
};
export type Version = string;
export type MembershipFeatureName = 'NextTinyStep' | 'Chat' | 'SelectPodOnSignup';
export type MembershipFeature = {
  name: MembershipFeatureName;
  disabled: boolean;
};
export type HttpLink = string;
export type CustomButtonPlacement = 'VIEW_POD' | 'PARTICIPANT_SIGNUP';
export type CustomButton = {
  label: string;
  url: HttpLink;
  /** Text beside the button in a form; may be empty. */
  formLabel?: string;
  placement: CustomButtonPlacement;
};
export type MembershipCan = {
  /** Change details, settings and logo. */
  edit: boolean;
  /** Owner only; whether it is possible now is in the delete status. */
  delete: boolean;
  /** Disable, enable, remove, change addresses and leader status, download the list. */
  manageMembers: boolean;
  manageInvites: boolean;
  manageLeaderMeetings: boolean;
  viewLeaderMeetings: boolean;
  /** Staff, or a signed-off leader who leads no pod here. */
  addPod: boolean;
  /** Lead the pod they add; staff who lead one here already choose somebody else. */
  leadNewPod: boolean;
  /** A member who is a participant of no pod here. */
  joinPod: boolean;
  /** A member whose leader status is NONE or DECLINED. */
  requestLeadership: boolean;
  leave: boolean;
};
export type Membership = {
  id: Id;
  businessId: Id;
  businessName: Name;
  name: Name;
  /** The membership's website. */
  url?: string;
  /** The membership's community site. */
  communityUrl?: string;
  supportEmail: Email;
  /** Agreements that the membership wrote itself, in force instead of links. Absent without one. */
  ownAgreements?: OwnAgreement[];
  /** The caller leads a pod here. */
  leader: boolean;
  /** The caller is an enabled member. */
  member: boolean;
  /** How far the caller is on the way to leading a pod here; absent for who is no enabled member. */
  leaderStatus?: LeaderStatus;
  /** The caller is an admin of its business. */
  admin: boolean;
  /** The caller owns its business. */
  owner: boolean;
  hasLogo: boolean;
  /** Changes with the logo, as `v` of its address; absent without one. */
  logoVersion?: string;
  /** Its business has connected Zoom, so that a meeting's link may be left empty and is made. */
  zoomSupported: boolean;
  /** The membership's own settings, without those left to the platform. */
  settings: MembershipSetting[];
  /** Of its name, links, settings, features and buttons, for who may edit it. */
  version?: Version;
  /** Every feature and whether it is disabled. */
  features: MembershipFeature[];
  customButtons: CustomButton[];
  /** Seats of a new pod unless its form says otherwise. */
  defaultMaxParticipants: number;
  can: MembershipCan;
};
export type AcceptInviteRequest = {
  acceptedVersions?: AcceptedVersions;
  /** Pod to join at once; its waitlist when it is full. */
  preferredPodId?: string;
  /** Tell the person when a pod with seats opens. */
  contactWhenNewPod?: boolean;
};
export type FoundPerson = {
  membershipId: Id;
  userId: Id;
  firstName: Name;
  lastName: Name;
  /** For staff only. */
  email?: string;
};
export type FoundPod = {
  id: Id;
  name: Name;
  membershipName: string;
  /** Absent while nobody leads it, and for others than staff while its leader is disabled. */
  leaderName?: string;
};
export type SearchResult = {
  people: FoundPerson[];
  pods: FoundPod[];
};
export type PhotoId = string;
export type Bio = string;
export type ExternalRef = string;
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
export type MemberSort =
  'firstName' | 'lastName' | 'lastActive' | 'joinedEarliest' | 'joinedLatest' | 'meetingTime' | 'podSize' | 'podName';
export type ChangeMemberEmailRequest = {
  newEmail: Email;
};
export type InviteRole = 'Leader' | 'Participant';
export type WaitingRegistration = {
  /** Where the link was sent. */
  email: string;
  role: InviteRole;
  /** When they signed up. Epoch milliseconds. */
  created: number;
  /** Until when the mailed link holds. Epoch milliseconds. */
  expires: number;
};
export const {
  useRegisterMemberMutation,
  useAcceptInviteMutation,
  useSearchQuery,
  useListMembersQuery,
  useLeaveMembershipMutation,
  useRemoveMemberMutation,
  useDisableMemberMutation,
  useEnableMemberMutation,
  useChangeMemberEmailMutation,
  useSendLoginLinkMutation,
  useListWaitingRegistrationsQuery,
} = injectedRtkApi;
