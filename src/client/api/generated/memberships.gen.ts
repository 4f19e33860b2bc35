/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createMembership: build.mutation<CreateMembershipApiResponse, CreateMembershipApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/memberships`,
        method: 'POST',
        body: queryArg.membershipInput,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listBusinessMemberships: build.query<ListBusinessMembershipsApiResponse, ListBusinessMembershipsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/memberships`,
      }),
    }),
    listMyMemberships: build.query<ListMyMembershipsApiResponse, ListMyMembershipsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/my-memberships`,
      }),
    }),
    listStaffTasks: build.query<ListStaffTasksApiResponse, ListStaffTasksApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/staff-tasks`,
      }),
    }),
    putSetUpAway: build.mutation<PutSetUpAwayApiResponse, PutSetUpAwayApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/put-set-up-away`,
        method: 'POST',
      }),
    }),
    getMembership: build.query<GetMembershipApiResponse, GetMembershipApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateMembership: build.mutation<UpdateMembershipApiResponse, UpdateMembershipApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.membershipUpdate,
      }),
    }),
    deleteMembership: build.mutation<DeleteMembershipApiResponse, DeleteMembershipApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getMembershipDeleteStatus: build.query<GetMembershipDeleteStatusApiResponse, GetMembershipDeleteStatusApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/delete-status`,
      }),
    }),
    listMembershipSettings: build.query<ListMembershipSettingsApiResponse, ListMembershipSettingsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/settings`,
      }),
    }),
    getMembershipSetting: build.query<GetMembershipSettingApiResponse, GetMembershipSettingApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/settings/${encodeURIComponent(String(queryArg.name))}`,
      }),
    }),
    listMembershipFeatures: build.query<ListMembershipFeaturesApiResponse, ListMembershipFeaturesApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/features`,
      }),
    }),
    listCustomButtons: build.query<ListCustomButtonsApiResponse, ListCustomButtonsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/custom-buttons`,
      }),
    }),
    getOwnWords: build.query<GetOwnWordsApiResponse, GetOwnWordsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/own-words`,
      }),
    }),
    saveOwnWords: build.mutation<SaveOwnWordsApiResponse, SaveOwnWordsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/own-words`,
        method: 'PUT',
        body: queryArg.ownWordsInput,
      }),
    }),
    getPlatformSettings: build.query<GetPlatformSettingsApiResponse, GetPlatformSettingsApiArg>({
      query: () => ({ url: `/v1/platform-settings` }),
    }),
    getMembershipInfo: build.query<GetMembershipInfoApiResponse, GetMembershipInfoApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/info`,
        params: {
          code: queryArg.code,
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
        },
      }),
    }),
    getInvite: build.query<GetInviteApiResponse, GetInviteApiArg>({
      query: (queryArg) => ({
        url: `/v1/invites/${encodeURIComponent(String(queryArg.code))}`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
        },
      }),
    }),
    listMembershipInvites: build.query<ListMembershipInvitesApiResponse, ListMembershipInvitesApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/invites`,
      }),
    }),
    listEmailInvitations: build.query<ListEmailInvitationsApiResponse, ListEmailInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/email-invitations`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          email: queryArg.email,
          externalRef: queryArg.externalRef,
        },
      }),
    }),
    checkEmailInvitations: build.mutation<CheckEmailInvitationsApiResponse, CheckEmailInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/email-invitation-checks`,
        method: 'POST',
        body: queryArg.emailInvitationsInput,
      }),
    }),
    withdrawEmailInvitation: build.mutation<WithdrawEmailInvitationApiResponse, WithdrawEmailInvitationApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/email-invitations/${encodeURIComponent(String(queryArg.emailInvitationId))}`,
        method: 'DELETE',
      }),
    }),
    resetInviteLinks: build.mutation<ResetInviteLinksApiResponse, ResetInviteLinksApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/reset-invite-links`,
        method: 'POST',
      }),
    }),
    getLastActive: build.query<GetLastActiveApiResponse, GetLastActiveApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/last-active`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    listPodHealth: build.query<ListPodHealthApiResponse, ListPodHealthApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/pod-health`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
        },
      }),
    }),
    listDriftingMembers: build.query<ListDriftingMembersApiResponse, ListDriftingMembersApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/drifting-members`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    uploadMembershipLogo: build.mutation<UploadMembershipLogoApiResponse, UploadMembershipLogoApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/logo`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type CreateMembershipApiResponse = /** status 200 Id of the new membership. */ Id;
export type CreateMembershipApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats). */
  'Idempotency-Key'?: string;
  membershipInput: MembershipInput;
};
export type ListBusinessMembershipsApiResponse = /** status 200 The memberships by name. */ Membership[];
export type ListBusinessMembershipsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListMyMembershipsApiResponse = /** status 200 The memberships by name. */ Membership[];
export type ListMyMembershipsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListStaffTasksApiResponse = /** status 200 What waits, a row for each membership. */ StaffTasks[];
export type ListStaffTasksApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type PutSetUpAwayApiResponse = /** status 200 The list is hidden. */ Done;
export type PutSetUpAwayApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetMembershipApiResponse = /** status 200 The membership. */ Membership;
export type GetMembershipApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type UpdateMembershipApiResponse = /** status 200 The membership as it is now. */ Membership;
export type UpdateMembershipApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  membershipUpdate: MembershipUpdate;
};
export type DeleteMembershipApiResponse = /** status 200 The membership is deleted. */ Done;
export type DeleteMembershipApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetMembershipDeleteStatusApiResponse = /** status 200 The status. */ MembershipDeleteStatus;
export type GetMembershipDeleteStatusApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListMembershipSettingsApiResponse = /** status 200 The settings. */ MembershipSetting[];
export type ListMembershipSettingsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetMembershipSettingApiResponse = /** status 200 The setting. */ MembershipSetting;
export type GetMembershipSettingApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Name of the membership setting. */
  name: MembershipSettingName;
};
export type ListMembershipFeaturesApiResponse = /** status 200 The features. */ MembershipFeature[];
export type ListMembershipFeaturesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListCustomButtonsApiResponse = /** status 200 The buttons. */ CustomButton[];
export type ListCustomButtonsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetOwnWordsApiResponse = /** status 200 The texts. */ OwnWords;
export type GetOwnWordsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type SaveOwnWordsApiResponse = /** status 200 The texts as they are now. */ OwnWords;
export type SaveOwnWordsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  ownWordsInput: OwnWordsInput;
};
export type GetPlatformSettingsApiResponse = /** status 200 The settings. */ PlatformSetting[];
export type GetPlatformSettingsApiArg = void;
export type GetMembershipInfoApiResponse =
  /** status 200 The information. `limit`, `after`, `q` and the headers are about its `availablePods`. */ MembershipInfo;
export type GetMembershipInfoApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Code from a link; without it the answer is that of an unknown code. */
  code?: Code;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
};
export type GetInviteApiResponse =
  /** status 200 The invitation. `limit`, `after`, `q` and the headers are about its `availablePods`. */ Invite;
export type GetInviteApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
};
export type ListMembershipInvitesApiResponse = /** status 200 The codes. */ MembershipInvite[];
export type ListMembershipInvitesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListEmailInvitationsApiResponse = /** status 200 The invitations. */ EmailInvitation[];
export type ListEmailInvitationsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Only people with this email address, compared as for sign-in (rule session.sameAddress). For staff only. */
  email?: string;
  /** Only the person with this reference. For staff only. */
  externalRef?: ExternalRef;
};
export type CheckEmailInvitationsApiResponse =
  /** status 200 What is wrong, by row; empty if nothing is. */ EmailInvitationProblem[];
export type CheckEmailInvitationsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  emailInvitationsInput: EmailInvitationsInput;
};
export type WithdrawEmailInvitationApiResponse = /** status 200 It is withdrawn. */ Done;
export type WithdrawEmailInvitationApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the invitation by email. */
  emailInvitationId: Id;
};
export type ResetInviteLinksApiResponse = /** status 200 The new codes. */ MembershipInvite[];
export type ResetInviteLinksApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetLastActiveApiResponse = /** status 200 The times. */ LastActive;
export type GetLastActiveApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type ListPodHealthApiResponse = /** status 200 The pods. */ PodHealth[];
export type ListPodHealthApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
};
export type ListDriftingMembersApiResponse = /** status 200 The people. */ DriftingMember[];
export type ListDriftingMembersApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type UploadMembershipLogoApiResponse = /** status 200 The logo is stored. */ Done;
export type UploadMembershipLogoApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  body: Blob;
};
export type Id = string;
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
export type Name = string;
export type OptionalLink = string;
export type Email = string;
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
export type MembershipInput = {
  name: Name;
  url?: OptionalLink;
  communityUrl?: OptionalLink;
  supportEmail: Email;
  settings: MembershipSetting[];
  features: MembershipFeature[];
  customButtons: CustomButton[];
};
export type TermsKind = 'TERMS' | 'PRIVACY' | 'LEADER_AGREEMENT' | 'PARTICIPANT_AGREEMENT';
export type OwnAgreement = {
  kind: TermsKind;
  versionId: Id;
};
export type LeaderStatus = 'NONE' | 'PENDING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'SIGNED_OFF';
export type Version = string;
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
export type LeaderApplicant = {
  userId: Id;
  firstName: Name;
  lastName: Name;
  /** Empty when they have written none. */
  bio: string;
};
export type WaitingPod = {
  id: Id;
  name: Name;
  /** How many people are on its waitlist. */
  waiting: number;
};
export type PausedPod = {
  id: Id;
  name: Name;
  /** When the pause ends. Epoch seconds. */
  pausedToEpoch: number;
};
export type StaffTasks = {
  membershipId: Id;
  /** Whether the caller has put the first steps of this business away (rule memberships.setUp). */
  setUpPutAway: boolean;
  podCount: number;
  /** Whether anybody has joined other than the owner and admins. */
  hasMembers: boolean;
  /** Invitations by email that nobody has answered yet. */
  invitedCount: number;
  /** Who asked to lead and has no answer yet, by name. */
  applicants: LeaderApplicant[];
  applicantCount: number;
  /** By name. */
  podsWithoutLeader: WaitingPod[];
  podsWithoutLeaderCount: number;
  /** Pods with a meeting ahead and no link to it, by name. */
  podsWithoutLink: WaitingPod[];
  podsWithoutLinkCount: number;
  /** Pods that don't meet now, those whose pause ends first at the top. */
  pausedPods: PausedPod[];
  pausedPodCount: number;
  /** Pods for which four or more people wait, the longest queue first. */
  waitlists: WaitingPod[];
  waitlistCount: number;
};
export type Done = {
  done: true;
};
export type GivenVersion = string;
export type MembershipUpdate = {
  name?: Name;
  url?: OptionalLink;
  communityUrl?: OptionalLink;
  supportEmail?: Email;
  settings?: MembershipSetting[];
  features?: MembershipFeature[];
  customButtons?: CustomButton[];
  version?: GivenVersion;
};
export type MembershipDeleteStatus = {
  /** There are no pods and no members left. */
  canDelete: boolean;
  podCount: number;
  memberCount: number;
};
export type OwnText = string;
export type OwnWords = {
  /** In the mail that says somebody is in. Absent for none. */
  welcomeText?: OwnText;
  /** In the mails that invite participants and leaders. Absent for none. */
  invitationText?: OwnText;
  /** On the join pages of pods' meetings, and where meeting mode begins. Absent for none. */
  joinText?: OwnText;
  version: Version;
};
export type OwnWordsInput = {
  welcomeText?: OwnText;
  invitationText?: OwnText;
  joinText?: OwnText;
  version?: GivenVersion;
};
export type PlatformSettingName =
  | 'LeaderAgreementLink'
  | 'ParticipantAgreementLink'
  | 'LeaderTrainingLink'
  | 'ParticipantOnboardingLink'
  | 'AdminOnboardingLink'
  | 'SupportLink'
  | 'MinParticipants'
  | 'MaxParticipants';
export type PlatformSetting = {
  name: PlatformSettingName;
  value: string;
};
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
export type AvailablePod = {
  id: Id;
  name: string;
  /** Free seats; 0 shows as a waitlist. */
  seatsAvailable: number;
  /** Absent while nobody leads it, and while the leader is disabled, for all but staff (rule members.visibility). */
  leaderFirstName?: string;
  scheduledMeeting: ScheduledMeeting;
};
export type MembershipInfo = {
  id: Id;
  businessName: Name;
  membershipName: Name;
  selectPodOnSignupEnabled: boolean;
  /** Pods that may be chosen, by pages; those without seats come last and are offered as waitlists. Both are by weekday and time in UTC. Meeting links are left out. */
  availablePods: AvailablePod[];
  /** Those for the sign-up page. */
  customButtons: CustomButton[];
};
export type Code = string;
export type InviteRole = 'Leader' | 'Participant';
export type Invitee = {
  email: Email;
  /** As staff wrote it; may be empty. */
  name: string;
  /** The pod they get a place in, or on its waitlist, if they choose none. */
  podName?: string;
};
export type Invite = {
  role: InviteRole;
  membershipId: Id;
  businessId: Id;
  businessName: Name;
  membershipName: Name;
  hasLogo: boolean;
  /** The agreement to be ticked for this role; absent when there is none. */
  agreementLink?: string;
  invitee?: Invitee;
  info: MembershipInfo;
};
export type MembershipInvite = {
  role: InviteRole;
  code: Code;
};
export type ExternalRef = string;
export type EmailInvitation = {
  id: Id;
  email: Email;
  name: string;
  role: InviteRole;
  podName?: string;
  externalRef?: ExternalRef;
  /** Epoch seconds. */
  sentAt: number;
  /** Epoch seconds. */
  expiresAt: number;
};
export type EmailInvitationProblem = {
  /** Whose: the place among those sent, from 0. */
  index: number;
  /** FULL and PAUSED are of the pod, whose waitlist they would be on; the others aren't invited. */
  reason: 'MEMBER' | 'INVITED' | 'TWICE' | 'POD_FULL' | 'POD_PAUSED' | 'POD_UNKNOWN' | 'POD_FOR_LEADER';
};
export type EmailInvitationInput = {
  email: Email;
  /** Their name, if known, without a phone number, address or link. */
  name?: string;
  role: InviteRole;
  podId?: Id;
};
export type Language = string;
export type EmailInvitationsInput = {
  invitations: EmailInvitationInput[];
  /** Of the mail, and of the page that its link opens, for people without an account (rule memberships.emailInvitations). Absent, the caller's. */
  language?: Language;
};
export type LastActive = {
  [key: string]: number;
};
export type PodTroubleKind = 'NO_LEADER' | 'NOBODY_CAME' | 'NO_MEETING_AHEAD' | 'FULL_WAITLIST' | 'WAITLIST';
export type PodHealthMeetings = {
  /** By the present schedule. */
  due: number;
  /** Those of which it is recorded who came. */
  recorded: number;
  /** Those that somebody came to. */
  held: number;
};
export type PodHealthWeek = {
  /** Epoch seconds. */
  start: number;
  /** How often somebody came to a meeting. */
  came: number;
  /** How often it is recorded that somebody came, sent apologies or was absent. */
  recorded: number;
  /** Of the steps that were due, those that are done. */
  done: number;
  /** Steps whose date was in the week. */
  due: number;
};
export type PodHealth = {
  podId: Id;
  name: string;
  /** Absent while nobody leads it. */
  leaderName?: string;
  /** Without its leader. */
  participants: number;
  maxParticipants: number;
  waiting: number;
  isPaused: boolean;
  /** The worst first; empty when nothing is wrong. */
  troubles: PodTroubleKind[];
  meetings: PodHealthMeetings;
  /** Eight, the last one last; it ends now. */
  weeks: PodHealthWeek[];
  /** Epoch seconds; absent where none was written. */
  lastMessageAt?: number;
};
export type PhotoId = string;
export type SignOfLifeKind = 'MEETING' | 'STEP' | 'MESSAGE';
export type SignOfLife = {
  kind: SignOfLifeKind;
  /** Epoch seconds. */
  at: number;
};
export type DriftingMember = {
  userId: Id;
  firstName: string;
  lastName: string;
  photoId?: PhotoId;
  email: string;
  podId: Id;
  podName: string;
  /** When they came into the pod. Epoch milliseconds. */
  joined: number;
  lastSign?: SignOfLife;
};
export const {
  useCreateMembershipMutation,
  useListBusinessMembershipsQuery,
  useListMyMembershipsQuery,
  useListStaffTasksQuery,
  usePutSetUpAwayMutation,
  useGetMembershipQuery,
  useUpdateMembershipMutation,
  useDeleteMembershipMutation,
  useGetMembershipDeleteStatusQuery,
  useListMembershipSettingsQuery,
  useGetMembershipSettingQuery,
  useListMembershipFeaturesQuery,
  useListCustomButtonsQuery,
  useGetOwnWordsQuery,
  useSaveOwnWordsMutation,
  useGetPlatformSettingsQuery,
  useGetMembershipInfoQuery,
  useGetInviteQuery,
  useListMembershipInvitesQuery,
  useListEmailInvitationsQuery,
  useCheckEmailInvitationsMutation,
  useWithdrawEmailInvitationMutation,
  useResetInviteLinksMutation,
  useGetLastActiveQuery,
  useListPodHealthQuery,
  useListDriftingMembersQuery,
  useUploadMembershipLogoMutation,
} = injectedRtkApi;
