/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/audit-entries`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          personId: queryArg.personId,
          act: queryArg.act,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listAuditActors: build.query<ListAuditActorsApiResponse, ListAuditActorsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/audit-actors`,
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
export type ListAuditEntriesApiResponse = /** status 200 The entries, the newest first. */ AuditEntry[];
export type ListAuditEntriesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Only what this person did, or what was done to them. */
  personId?: string;
  /** Only acts of this kind. */
  act?: AuditAct;
  /** Only what was done then or later. Epoch milliseconds. */
  from?: number;
  /** Only what was done before. Epoch milliseconds. */
  to?: number;
};
export type ListAuditActorsApiResponse = /** status 200 The people. */ AuditPerson[];
export type ListAuditActorsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type Id = string;
export type AuditAct =
  | 'ADMIN_INVITED'
  | 'ADMIN_INVITATION_WITHDRAWN'
  | 'ADMIN_JOINED'
  | 'ADMIN_REMOVED'
  | 'BUSINESS_HANDED_OVER'
  | 'BUSINESS_CHANGED'
  | 'STAFF_TWO_FACTOR_REQUIRED'
  | 'STAFF_TWO_FACTOR_OPTIONAL'
  | 'TWO_FACTOR_TURNED_OFF'
  | 'ZOOM_CONNECTED'
  | 'SIGN_ON_CHANGED'
  | 'SIGN_ON_REMOVED'
  | 'API_KEY_CREATED'
  | 'API_KEY_REVOKED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_SECRET_REPLACED'
  | 'WEBHOOK_DELETED'
  | 'MEMBERSHIP_CREATED'
  | 'MEMBERSHIP_CHANGED'
  | 'MEMBERSHIP_DELETED'
  | 'INVITE_LINKS_RESET'
  | 'MEMBER_INVITED'
  | 'MEMBER_INVITATION_WITHDRAWN'
  | 'MEMBER_DISABLED'
  | 'MEMBER_ENABLED'
  | 'MEMBER_REMOVED'
  | 'MEMBER_EMAIL_CHANGE_STARTED'
  | 'MEMBER_EMAIL_CHANGED'
  | 'LOGIN_LINK_SENT'
  | 'LEADER_APPROVED'
  | 'LEADER_DECLINED'
  | 'LEADER_ANSWER_UNDONE'
  | 'LEADER_STATUS_SET'
  | 'LEADER_DEMOTED'
  | 'LEADERSHIP_OFFERED'
  | 'LEADERSHIP_ACCEPTED'
  | 'ASSISTANT_ASKED'
  | 'ASSISTANT_CONFIRMED'
  | 'ASSISTANT_DECLINED'
  | 'ASSISTANT_REMOVED'
  | 'POD_CREATED'
  | 'POD_CHANGED'
  | 'POD_DELETED'
  | 'POD_MEMBER_PLACED'
  | 'POD_MEMBER_REMOVED'
  | 'MESSAGE_REMOVED'
  | 'LEADER_MEETING_SCHEDULED'
  | 'LEADER_MEETING_CHANGED'
  | 'LEADER_MEETING_CANCELLED'
  | 'ANNOUNCEMENT_SENT'
  | 'ANNOUNCEMENT_WITHDRAWN'
  | 'REPORT_DECIDED'
  | 'TERMS_PUBLISHED'
  | 'TERMS_WITHDRAWN'
  | 'MEMBERS_DOWNLOADED'
  | 'AUDIT_LOG_DOWNLOADED';
export type AuditPerson = {
  /** User id. */
  id: string;
  /** First and last name; absent once they have deleted their account. */
  name?: string;
};
export type AuditSubject = {
  id: Id;
  name: string;
};
export type AuditEntry = {
  id: Id;
  /** When it was done. Epoch milliseconds. */
  created: number;
  act: AuditAct;
  actor: AuditPerson;
  person?: AuditPerson;
  membership?: AuditSubject;
  pod?: AuditSubject;
  /** Which fields, settings or features were changed; never what they hold. */
  fields: string[];
  /** The leader status that was set, the hidden middle of an invited address ('j…@example.com'), or the pod whose waitlist a pod was formed from, or the name of an API key. */
  detail?: string;
  /** The name of the API key by which it was done; absent without one. */
  apiKey?: string;
  /** Network address it came from; absent once the person has deleted their account. */
  address?: string;
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
export const { useListAuditEntriesQuery, useListAuditActorsQuery } = injectedRtkApi;
