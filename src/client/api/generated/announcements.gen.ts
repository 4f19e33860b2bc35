/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendAnnouncement: build.mutation<SendAnnouncementApiResponse, SendAnnouncementApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/announcements`,
        method: 'POST',
        body: queryArg.announcementInput,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listAnnouncements: build.query<ListAnnouncementsApiResponse, ListAnnouncementsApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/announcements`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    previewAnnouncement: build.mutation<PreviewAnnouncementApiResponse, PreviewAnnouncementApiArg>({
      query: (queryArg) => ({
        url: `/v1/memberships/${encodeURIComponent(String(queryArg.id))}/announcements/preview`,
        method: 'POST',
        body: queryArg.announcementAudience,
      }),
    }),
    getAnnouncement: build.query<GetAnnouncementApiResponse, GetAnnouncementApiArg>({
      query: (queryArg) => ({
        url: `/v1/announcements/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    withdrawAnnouncement: build.mutation<WithdrawAnnouncementApiResponse, WithdrawAnnouncementApiArg>({
      query: (queryArg) => ({
        url: `/v1/announcements/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listAnnouncementRecipients: build.query<ListAnnouncementRecipientsApiResponse, ListAnnouncementRecipientsApiArg>({
      query: (queryArg) => ({
        url: `/v1/announcements/${encodeURIComponent(String(queryArg.id))}/recipients`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          read: queryArg.read,
        },
      }),
    }),
    readAnnouncement: build.mutation<ReadAnnouncementApiResponse, ReadAnnouncementApiArg>({
      query: (queryArg) => ({
        url: `/v1/announcements/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type SendAnnouncementApiResponse = /** status 200 The announcement. */ Announcement;
export type SendAnnouncementApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats). */
  'Idempotency-Key'?: string;
  announcementInput: AnnouncementInput;
};
export type ListAnnouncementsApiResponse = /** status 200 The announcements. */ AnnouncementSummary[];
export type ListAnnouncementsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type PreviewAnnouncementApiResponse = /** status 200 The counts. */ AnnouncementPreview;
export type PreviewAnnouncementApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  announcementAudience: AnnouncementAudience;
};
export type GetAnnouncementApiResponse = /** status 200 The announcement. */ Announcement;
export type GetAnnouncementApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type WithdrawAnnouncementApiResponse = /** status 200 It is withdrawn. */ Done;
export type WithdrawAnnouncementApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListAnnouncementRecipientsApiResponse = /** status 200 The people. */ AnnouncementRecipient[];
export type ListAnnouncementRecipientsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Only people who have read it, or only those who haven't; without it both. */
  read?: boolean;
};
export type ReadAnnouncementApiResponse = /** status 200 It is noted. */ Done;
export type ReadAnnouncementApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type Id = string;
export type AnnouncementCan = {
  /** See who has read it and withdraw it. */
  manage: boolean;
};
export type AnnouncementAudienceKind = 'EVERYONE' | 'LEADERS' | 'PODS' | 'MEMBERS';
export type AnnouncementCounts = {
  /** How many people it is for. */
  total: number;
  /** How many of them have been told so far; all, once it is sent. */
  told: number;
  /** How many of them have opened it. */
  read: number;
};
export type Announcement = {
  id: Id;
  membershipId: Id;
  membershipName: string;
  /** When it was sent. Epoch milliseconds. */
  created: number;
  /** Empty once it is withdrawn. */
  title: string;
  /** Plain text with line breaks; empty once it is withdrawn. */
  text: string;
  /** Absent once the author has deleted their account. */
  authorName?: string;
  /** Its text is gone. */
  withdrawn?: true;
  can: AnnouncementCan;
  audience?: AnnouncementAudienceKind;
  /** How many pods or members were chosen. */
  chosen?: number;
  counts?: AnnouncementCounts;
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
export type AnnouncementAudience = {
  kind: AnnouncementAudienceKind;
  /** Pods of the membership, for PODS; unknown ones are left out. */
  podIds?: Id[];
  /** Members (not users) of the membership, for MEMBERS; unknown ones are left out. */
  memberIds?: Id[];
};
export type AnnouncementInput = {
  title: string;
  /** Plain text with line breaks. */
  text: string;
  audience: AnnouncementAudience;
};
export type AnnouncementSummary = {
  id: Id;
  /** When it was sent. Epoch milliseconds. */
  created: number;
  /** Empty once it is withdrawn. */
  title: string;
  audience: AnnouncementAudienceKind;
  /** How many pods or members were chosen. */
  chosen: number;
  /** Absent once the author has deleted their account. */
  authorName?: string;
  counts: AnnouncementCounts;
  /** Its text is gone. */
  withdrawn?: true;
};
export type AnnouncementPreview = {
  /** How many people; all of them get it in the app. */
  people: number;
  /** How many of them also get an email. */
  byEmail: number;
  /** How many of them also have a device that shows it. */
  byPush: number;
  /** The first of them by name. */
  names: string[];
};
export type Done = {
  done: true;
};
export type Name = string;
export type PhotoId = string;
export type AnnouncementRecipient = {
  userId: Id;
  firstName: Name;
  lastName: Name;
  photoId?: PhotoId;
  /** When they were told; absent until then. Epoch milliseconds. */
  told?: number;
  /** When they first opened it; absent until then. Epoch milliseconds. */
  read?: number;
};
export const {
  useSendAnnouncementMutation,
  useListAnnouncementsQuery,
  usePreviewAnnouncementMutation,
  useGetAnnouncementQuery,
  useWithdrawAnnouncementMutation,
  useListAnnouncementRecipientsQuery,
  useReadAnnouncementMutation,
} = injectedRtkApi;
