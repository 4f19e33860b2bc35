import type {
  AnnouncementAudience,
  AnnouncementPreview,
  AnnouncementRecipient,
  AnnouncementSummary,
} from '../../contract/entities.gen';
import { PAGE_SIZE, SMALL_PAGE_SIZE } from '../../domain/lists/pageSizes';
import { acrossPods, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/announcements.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

interface RecipientsArg {
  id: string;
  read?: boolean;
}

interface PreviewArg {
  id: string;
  audience: AnnouncementAudience;
}

export const announcementsApi = withCacheRules(enhancedApi, {
  listAnnouncements: { providesTags: ['Announcement'] },
  getAnnouncement: { providesTags: ['Announcement'] },
  listAnnouncementRecipients: { providesTags: ['Announcement'] },
  previewAnnouncement: 'none',
  sendAnnouncement: { invalidatesTags: ['Announcement'] },
  withdrawAnnouncement: { invalidatesTags: ['Announcement', 'Notification'] },
  // The counts are for staff only, who see them when they open the page again.
  readAnnouncement: { invalidatesTags: ['Notification'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** A query although it is a POST, because an audience may be too long for an address. */
    announcementPreview: build.query<AnnouncementPreview, PreviewArg>({
      query: ({ id, audience }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/announcements/preview`,
        method: 'POST',
        body: audience,
      }),
      providesTags: ['Member', ...acrossPods('PodMember'), 'Leader'],
    }),
    announcementPages: build.infiniteQuery<ListPage<AnnouncementSummary>, { id: string }, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/announcements`,
        params: { limit: SMALL_PAGE_SIZE, after },
      }),
      transformResponse: (announcements: AnnouncementSummary[], meta) => listPage(announcements, meta),
      providesTags: ['Announcement'],
    }),
    announcementRecipientPages: build.infiniteQuery<ListPage<AnnouncementRecipient>, RecipientsArg, string | undefined>(
      {
        infiniteQueryOptions: nextPages,
        query: ({ queryArg: { id, read }, pageParam: after }) => ({
          url: `/v1/announcements/${encodeURIComponent(id)}/recipients`,
          params: { limit: PAGE_SIZE, read, after },
        }),
        transformResponse: (people: AnnouncementRecipient[], meta) => listPage(people, meta),
        providesTags: ['Announcement'],
      },
    ),
  }),
});

export const {
  useAnnouncementPagesInfiniteQuery,
  useAnnouncementPreviewQuery,
  useAnnouncementRecipientPagesInfiniteQuery,
} = announcementsApi;
export * from './generated/announcements.gen';
