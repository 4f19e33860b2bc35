/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTermsInForce: build.query<GetTermsInForceApiResponse, GetTermsInForceApiArg>({
      query: () => ({ url: `/v1/terms` }),
    }),
    getInviteTerms: build.query<GetInviteTermsApiResponse, GetInviteTermsApiArg>({
      query: (queryArg) => ({
        url: `/v1/invites/${encodeURIComponent(String(queryArg.code))}/terms`,
      }),
    }),
    getAdminInvitationTerms: build.query<GetAdminInvitationTermsApiResponse, GetAdminInvitationTermsApiArg>({
      query: (queryArg) => ({
        url: `/v1/business-admins/invitations/${encodeURIComponent(String(queryArg.code))}/terms`,
      }),
    }),
    getMyTerms: build.query<GetMyTermsApiResponse, GetMyTermsApiArg>({
      query: () => ({ url: `/v1/terms/my-terms` }),
    }),
    acceptTerms: build.mutation<AcceptTermsApiResponse, AcceptTermsApiArg>({
      query: (queryArg) => ({
        url: `/v1/terms/my-terms`,
        method: 'POST',
        body: queryArg.termsAcceptance,
      }),
    }),
    getTermsVersion: build.query<GetTermsVersionApiResponse, GetTermsVersionApiArg>({
      query: (queryArg) => ({
        url: `/v1/terms/versions/${encodeURIComponent(String(queryArg.versionId))}`,
      }),
    }),
    listBusinessTerms: build.query<ListBusinessTermsApiResponse, ListBusinessTermsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/terms`,
      }),
    }),
    publishBusinessTerms: build.mutation<PublishBusinessTermsApiResponse, PublishBusinessTermsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/terms`,
        method: 'POST',
        body: queryArg.businessTermsInput,
      }),
    }),
    listAgreements: build.query<ListAgreementsApiResponse, ListAgreementsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/agreements`,
      }),
    }),
    publishAgreement: build.mutation<PublishAgreementApiResponse, PublishAgreementApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/agreements`,
        method: 'POST',
        body: queryArg.agreementInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type GetTermsInForceApiResponse = /** status 200 The texts. */ TermsInForce;
export type GetTermsInForceApiArg = void;
export type GetInviteTermsApiResponse = /** status 200 The texts. */ TermsInForce;
export type GetInviteTermsApiArg = {
  /** The code of an invite link. */
  code: Code;
};
export type GetAdminInvitationTermsApiResponse = /** status 200 The texts. */ TermsInForce;
export type GetAdminInvitationTermsApiArg = {
  /** The code of an admin's invitation. */
  code: Code;
};
export type GetMyTermsApiResponse = /** status 200 Both lists. */ OwnTerms;
export type GetMyTermsApiArg = void;
export type AcceptTermsApiResponse = /** status 200 Both lists. */ OwnTerms;
export type AcceptTermsApiArg = {
  termsAcceptance: TermsAcceptance;
};
export type GetTermsVersionApiResponse = /** status 200 The version. */ TermsDocument;
export type GetTermsVersionApiArg = {
  /** The version's id. */
  versionId: Id;
};
export type ListBusinessTermsApiResponse = /** status 200 The versions. */ PublishedTerms[];
export type ListBusinessTermsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type PublishBusinessTermsApiResponse = /** status 200 The versions. */ PublishedTerms[];
export type PublishBusinessTermsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  businessTermsInput: BusinessTermsInput;
};
export type ListAgreementsApiResponse = /** status 200 The versions. */ PublishedTerms[];
export type ListAgreementsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type PublishAgreementApiResponse = /** status 200 The versions. */ PublishedTerms[];
export type PublishAgreementApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  agreementInput: AgreementInput;
};
export type Id = string;
export type TermsKind = 'TERMS' | 'PRIVACY' | 'LEADER_AGREEMENT' | 'PARTICIPANT_AGREEMENT';
export type TermsOrigin = 'PLATFORM' | 'BUSINESS' | 'MEMBERSHIP';
export type TermsDocument = {
  id: Id;
  kind: TermsKind;
  origin: TermsOrigin;
  /** Of the business or membership; absent for the platform. */
  name?: string;
  /** Counts the versions of the text. */
  number: number;
  /** Epoch milliseconds. */
  published: number;
  /** Absent if it doesn't say. */
  whatChanged?: string;
  /** Plain text with paragraphs; a line that starts with '# ' is a heading. Absent for a link. */
  text?: string;
  /** The address of the text; absent if the text is here. */
  link?: string;
  /** Whether people accept it to come in; false for the product's own agreements. */
  required: boolean;
};
export type TermsInForce = {
  documents: TermsDocument[];
  /** Absent if the installation has none. */
  minimumAge?: number;
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
export type TermsAct = 'SIGN_UP' | 'INVITATION' | 'SIGN_ON' | 'ASKED';
export type AcceptedTerms = {
  id: Id;
  kind: TermsKind;
  origin: TermsOrigin;
  /** Of the business or membership; absent for the platform. */
  name?: string;
  number: number;
  /** Epoch milliseconds. */
  published: number;
  /** Epoch milliseconds. */
  accepted: number;
  act: TermsAct;
};
export type OwnTerms = {
  due: TermsDocument[];
  accepted: AcceptedTerms[];
  /** The age that the person confirmed at sign-up; absent if nobody asked. */
  confirmedAge?: number;
};
export type TermsAcceptance = {
  versionIds: Id[];
};
export type PublishedTerms = {
  id: Id;
  kind: TermsKind;
  number: number;
  /** Epoch milliseconds. */
  published: number;
  /** Full name; absent for a version of the platform or of a deleted account. */
  publishedBy?: string;
  /** Absent if it doesn't say. */
  whatChanged?: string;
  /** Absent for a link and a withdrawal. */
  text?: string;
  /** The address of the text; absent if the text is here. */
  link?: string;
  /** How many of the people it concerns now have accepted it. */
  accepted: number;
  /** How many people a text of this kind concerns now. */
  concerned: number;
};
export type BusinessTermsInput = {
  kind: 'TERMS' | 'PRIVACY';
  /** Empty to withdraw. */
  text: string;
  whatChanged?: string;
  /** Number of the latest version that the client read; 0 for none. */
  after?: number;
};
export type AgreementInput = {
  kind: 'LEADER_AGREEMENT' | 'PARTICIPANT_AGREEMENT';
  /** Empty to withdraw. */
  text: string;
  whatChanged?: string;
  /** Number of the latest version that the client read; 0 for none. */
  after?: number;
};
export const {
  useGetTermsInForceQuery,
  useGetInviteTermsQuery,
  useGetAdminInvitationTermsQuery,
  useGetMyTermsQuery,
  useAcceptTermsMutation,
  useGetTermsVersionQuery,
  useListBusinessTermsQuery,
  usePublishBusinessTermsMutation,
  useListAgreementsQuery,
  usePublishAgreementMutation,
} = injectedRtkApi;
