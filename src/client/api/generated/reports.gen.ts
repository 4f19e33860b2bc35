/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportMessage: build.mutation<ReportMessageApiResponse, ReportMessageApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}/reports`,
        method: 'POST',
        body: queryArg.messageReportInput,
      }),
    }),
    reportComment: build.mutation<ReportCommentApiResponse, ReportCommentApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}/reports`,
        method: 'POST',
        body: queryArg.reportInput,
      }),
    }),
    reportPerson: build.mutation<ReportPersonApiResponse, ReportPersonApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/people/${encodeURIComponent(String(queryArg.userId))}/reports`,
        method: 'POST',
        body: queryArg.personReportInput,
      }),
    }),
    getReportGuidance: build.query<GetReportGuidanceApiResponse, GetReportGuidanceApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/report-guidance`,
      }),
    }),
    getBusinessReportGuidance: build.query<GetBusinessReportGuidanceApiResponse, GetBusinessReportGuidanceApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/report-guidance`,
      }),
    }),
    setReportGuidance: build.mutation<SetReportGuidanceApiResponse, SetReportGuidanceApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/report-guidance`,
        method: 'PUT',
        body: queryArg.reportGuidanceInput,
      }),
    }),
    listReports: build.query<ListReportsApiResponse, ListReportsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/reports`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          closed: queryArg.closed,
        },
      }),
    }),
    countOpenReports: build.query<CountOpenReportsApiResponse, CountOpenReportsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/open-reports`,
      }),
    }),
    getReport: build.query<GetReportApiResponse, GetReportApiArg>({
      query: (queryArg) => ({
        url: `/v1/reports/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    decideReport: build.mutation<DecideReportApiResponse, DecideReportApiArg>({
      query: (queryArg) => ({
        url: `/v1/reports/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.reportDecision,
      }),
    }),
    listMyReports: build.query<ListMyReportsApiResponse, ListMyReportsApiArg>({
      query: () => ({ url: `/v1/reports/my-reports` }),
    }),
    getReportOutcome: build.query<GetReportOutcomeApiResponse, GetReportOutcomeApiArg>({
      query: (queryArg) => ({
        url: `/v1/reports/${encodeURIComponent(String(queryArg.id))}/outcome`,
      }),
    }),
    appealReport: build.mutation<AppealReportApiResponse, AppealReportApiArg>({
      query: (queryArg) => ({
        url: `/v1/reports/${encodeURIComponent(String(queryArg.id))}/appeal`,
        method: 'POST',
        body: queryArg.reportAppeal,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ReportMessageApiResponse = /** status 200 The report, as its sender sees it. */ OwnReport;
export type ReportMessageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The message's id. */
  messageId: Id;
  messageReportInput: MessageReportInput;
};
export type ReportCommentApiResponse = /** status 200 The report, as its sender sees it. */ OwnReport;
export type ReportCommentApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The comment's id. */
  commentId: Id;
  reportInput: ReportInput;
};
export type ReportPersonApiResponse = /** status 200 The report, as its sender sees it. */ OwnReport;
export type ReportPersonApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The person's user id. */
  userId: Id;
  personReportInput: PersonReportInput;
};
export type GetReportGuidanceApiResponse = /** status 200 The guidance. */ ReportGuidance;
export type GetReportGuidanceApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetBusinessReportGuidanceApiResponse = /** status 200 The guidance. */ BusinessReportGuidance;
export type GetBusinessReportGuidanceApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type SetReportGuidanceApiResponse = /** status 200 The guidance. */ BusinessReportGuidance;
export type SetReportGuidanceApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  reportGuidanceInput: ReportGuidanceInput;
};
export type ListReportsApiResponse = /** status 200 The reports. */ ReportSummary[];
export type ListReportsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** The closed ones instead of the open ones. */
  closed?: boolean;
};
export type CountOpenReportsApiResponse = /** status 200 The count. */ OpenReports;
export type CountOpenReportsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetReportApiResponse = /** status 200 The report. */ Report;
export type GetReportApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type DecideReportApiResponse = /** status 200 The report. */ Report;
export type DecideReportApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  reportDecision: ReportDecision;
};
export type ListMyReportsApiResponse = /** status 200 The reports. */ OwnReport[];
export type ListMyReportsApiArg = void;
export type GetReportOutcomeApiResponse = /** status 200 The report. */ OwnReport;
export type GetReportOutcomeApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type AppealReportApiResponse = /** status 200 The report. */ OwnReport;
export type AppealReportApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  reportAppeal: ReportAppeal;
};
export type Id = string;
export type ReportKind = 'MESSAGE' | 'IMAGE' | 'COMMENT' | 'PHOTO' | 'PERSON';
export type ReportReason = 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | 'OTHER';
export type ReportOutcome = 'REMOVED' | 'REMOVED_FROM_POD' | 'DISABLED' | 'DISMISSED';
export type OwnReportCan = {
  /** Answer the decision. */
  appeal: boolean;
};
export type OwnReport = {
  id: Id;
  /** Which of the two people the caller is. */
  side: 'REPORTER' | 'ABOUT';
  kind: ReportKind;
  /** Names of the pod and the membership, as they were. */
  place: string;
  /** Whom it is about; for the person who reported. */
  aboutName?: string;
  /** The reported text; absent without one. */
  text?: string;
  /** For the person who reported. */
  reason?: ReportReason;
  /** Their words; for the person who reported. */
  words?: string;
  /** When it was reported; for the person who reported. Epoch milliseconds. */
  created?: number;
  outcome?: ReportOutcome;
  outcomeReason?: string;
  /** Absent until it is decided. Epoch milliseconds. */
  decided?: number;
  /** The caller's answer to the decision; absent without one. */
  answer?: string;
  /** The caller's answer is being looked at. */
  reopened?: true;
  can: OwnReportCan;
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
export type MessageReportInput = {
  /** What of the message is reported. */
  kind: 'MESSAGE' | 'IMAGE';
  reason: ReportReason;
  /** The person's own words. */
  words?: string;
};
export type ReportInput = {
  reason: ReportReason;
  /** The person's own words. */
  words?: string;
};
export type PersonReportInput = {
  /** What of the person is reported. */
  kind: 'PERSON' | 'PHOTO';
  podId?: Id;
  reason: ReportReason;
  /** The person's own words. */
  words?: string;
};
export type ReportGuidance = {
  /** The business's own text with help lines. Plain text with line breaks; absent without one. */
  help?: string;
};
export type Version = string;
export type BusinessReportGuidance = {
  /** Plain text with line breaks; absent without one. */
  help?: string;
  version: Version;
};
export type GivenVersion = string;
export type ReportGuidanceInput = {
  help: string;
  version?: GivenVersion;
};
export type ReportPerson = {
  /** Absent once the account is deleted. */
  userId?: Id;
  name: string;
};
export type ReportSummary = {
  id: Id;
  kind: ReportKind;
  reason: ReportReason;
  /** Names of the pod and the membership, as they were. */
  place: string;
  about: ReportPerson;
  /** When it was reported, or answered after a decision. Epoch milliseconds. */
  opened: number;
  /** It is open again after an answer to the decision. */
  appealed?: true;
  /** When it was closed; absent while it is open. Epoch milliseconds. */
  closed?: number;
  outcome?: ReportOutcome;
};
export type OpenReports = {
  count: number;
  /** Since when the oldest waits; absent if none does. Epoch milliseconds. */
  oldest?: number;
};
export type ReportedItem = {
  authorName: string;
  /** When it was sent; absent for a person or photo. Epoch milliseconds. */
  sent?: number;
  /** Absent without a text. */
  text?: string;
  /** The kept image; absent without one. */
  imageId?: Id;
  /** The image's description; absent without one. */
  alt?: string;
  /** Whether it is what was reported. */
  reported: boolean;
};
export type ReportAnswer = {
  words: string;
  /** Epoch milliseconds. */
  sent: number;
  /** Who answered: the person who reported, or the one it is about. */
  by: 'REPORTER' | 'ABOUT';
};
export type Report = {
  id: Id;
  businessId: Id;
  /** Absent once the membership is deleted. */
  membershipId?: Id;
  kind: ReportKind;
  reason: ReportReason;
  /** The reporting person's words; absent without any. */
  words?: string;
  /** Names of the pod and the membership, as they were. */
  place: string;
  about: ReportPerson;
  /** Absent once the account is deleted. */
  reporter?: ReportPerson;
  /** When it was reported. Epoch milliseconds. */
  created: number;
  /** When it was reported, or answered after a decision. Epoch milliseconds. */
  opened: number;
  /** When it was closed; absent while it is open. Epoch milliseconds. */
  closed?: number;
  /** What was reported, after the three messages before it. */
  items: ReportedItem[];
  /** The outcomes that are possible now; empty once it is closed. */
  outcomes: ReportOutcome[];
  /** The latest decision. */
  outcome?: ReportOutcome;
  outcomeReason?: string;
  /** When it was decided. Epoch milliseconds. */
  decided?: number;
  /** Absent once the account is deleted. */
  decidedBy?: string;
  answers: ReportAnswer[];
};
export type ReportDecision = {
  outcome: ReportOutcome;
  /** The `opened` of the report as it was read. Epoch milliseconds. */
  opened: number;
  reason: string;
};
export type ReportAppeal = {
  words: string;
};
export const {
  useReportMessageMutation,
  useReportCommentMutation,
  useReportPersonMutation,
  useGetReportGuidanceQuery,
  useGetBusinessReportGuidanceQuery,
  useSetReportGuidanceMutation,
  useListReportsQuery,
  useCountOpenReportsQuery,
  useGetReportQuery,
  useDecideReportMutation,
  useListMyReportsQuery,
  useGetReportOutcomeQuery,
  useAppealReportMutation,
} = injectedRtkApi;
