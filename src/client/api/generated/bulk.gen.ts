/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    invitePeople: build.mutation<InvitePeopleApiResponse, InvitePeopleApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/email-invitations`,
        method: 'POST',
        body: queryArg.emailInvitationsInput,
      }),
    }),
    previewBulkAction: build.mutation<PreviewBulkActionApiResponse, PreviewBulkActionApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/bulk-previews`,
        method: 'POST',
        body: queryArg.bulkActionInput,
      }),
    }),
    listBulkActions: build.query<ListBulkActionsApiResponse, ListBulkActionsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/bulk-actions`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    startBulkAction: build.mutation<StartBulkActionApiResponse, StartBulkActionApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/bulk-actions`,
        method: 'POST',
        body: queryArg.bulkActionInput,
      }),
    }),
    getBulkAction: build.query<GetBulkActionApiResponse, GetBulkActionApiArg>({
      query: (queryArg) => ({
        url: `/v1/bulk-actions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listBulkActionRows: build.query<ListBulkActionRowsApiResponse, ListBulkActionRowsApiArg>({
      query: (queryArg) => ({
        url: `/v1/bulk-actions/${encodeURIComponent(String(queryArg.id))}/rows`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          outcome: queryArg.outcome,
        },
      }),
    }),
    stopBulkAction: build.mutation<StopBulkActionApiResponse, StopBulkActionApiArg>({
      query: (queryArg) => ({
        url: `/v1/bulk-actions/${encodeURIComponent(String(queryArg.id))}/stop`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type InvitePeopleApiResponse = /** status 200 The act that has begun. */ BulkAction;
export type InvitePeopleApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  emailInvitationsInput: EmailInvitationsInput;
};
export type PreviewBulkActionApiResponse = /** status 200 What it would do now. */ BulkPreview;
export type PreviewBulkActionApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  bulkActionInput: BulkActionInput;
};
export type ListBulkActionsApiResponse = /** status 200 The acts. */ BulkAction[];
export type ListBulkActionsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type StartBulkActionApiResponse = /** status 200 The act that has begun. */ BulkAction;
export type StartBulkActionApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  bulkActionInput: BulkActionInput;
};
export type GetBulkActionApiResponse = /** status 200 The act. */ BulkAction;
export type GetBulkActionApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListBulkActionRowsApiResponse = /** status 200 The rows. */ BulkActionRow[];
export type ListBulkActionRowsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Only rows that ended so. */
  outcome?: BulkOutcome;
};
export type StopBulkActionApiResponse = /** status 200 The act. */ BulkAction;
export type StopBulkActionApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type Id = string;
export type BulkActionKind =
  | 'REMOVE_MEMBERS'
  | 'DISABLE_MEMBERS'
  | 'ENABLE_MEMBERS'
  | 'MOVE_MEMBERS'
  | 'DELETE_PODS'
  | 'EMPTY_MEMBERSHIP'
  | 'INVITE_PEOPLE';
export type BulkActionState = 'RUNNING' | 'FINISHED' | 'STOPPED';
export type BulkAction = {
  id: Id;
  membershipId: Id;
  kind: BulkActionKind;
  state: BulkActionState;
  /** Epoch seconds. */
  startedAt: number;
  /** Epoch seconds; absent while it runs. */
  finishedAt?: number;
  /** Absent if their account is deleted. */
  startedByName?: string;
  /** The pod that people are moved to. */
  toPodName?: string;
  total: number;
  done: number;
  refused: number;
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
export type Email = string;
export type InviteRole = 'Leader' | 'Participant';
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
export type BulkException = {
  /** Why. */
  reason:
    | 'LEADS_POD'
    | 'IS_STAFF'
    | 'ALREADY_DISABLED'
    | 'NOT_DISABLED'
    | 'DISABLED'
    | 'ALREADY_IN_POD'
    | 'NO_PLACE'
    | 'POD_PAUSED'
    | 'HAS_MEMBERS';
  count: number;
  /** The first of them. */
  names: string[];
};
export type BulkPreview = {
  /** How many people it would act on. */
  people: number;
  /** How many pods it would delete. */
  pods: number;
  exceptions: BulkException[];
};
export type BulkRequestKind =
  'REMOVE_MEMBERS' | 'DISABLE_MEMBERS' | 'ENABLE_MEMBERS' | 'MOVE_MEMBERS' | 'DELETE_PODS' | 'EMPTY_MEMBERSHIP';
export type LeaderStatus = 'NONE' | 'PENDING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'SIGNED_OFF';
export type BulkMatching = {
  /** Words, as searched for in the list. */
  q?: string;
  leaderStatus?: LeaderStatus;
  /** Only people in no pod. */
  withoutPod?: boolean;
};
export type BulkActionInput = {
  kind: BulkRequestKind;
  /** Members or pods of the membership; other ids are ignored. */
  ids?: Id[];
  matching?: BulkMatching;
  toPodId?: Id;
  /** The number in the preview, including exceptions; 409 if it has changed. */
  expected?: number;
};
export type BulkOutcome = 'REFUSED' | 'PENDING' | 'DONE';
export type BulkActionRow = {
  position: number;
  /** The name when the action started; for an invitation, the address as long as it waits or if it wasn't sent, else 'j…@example.com'. */
  name: string;
  outcome: BulkOutcome;
  /** The reason for a refusal, as a sentence. */
  reason?: string;
};
export const {
  useInvitePeopleMutation,
  usePreviewBulkActionMutation,
  useListBulkActionsQuery,
  useStartBulkActionMutation,
  useGetBulkActionQuery,
  useListBulkActionRowsQuery,
  useStopBulkActionMutation,
} = injectedRtkApi;
