import type { BulkAction, BulkActionInput, BulkActionRow, BulkPreview } from '../../contract/entities.gen';
import { PAGE_SIZE } from '../../domain/lists/pageSizes';
import { acrossPods, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/bulk.gen';
import type { ListBulkActionRowsApiArg } from './generated/bulk.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

export const bulkTags = [
  'Membership',
  'Member',
  'Leader',
  'Pod',
  'PodMember',
  'Waitlist',
  'Channel',
  'Step',
  'Assistant',
] as const;

export const bulkApi = withCacheRules(enhancedApi, {
  previewBulkAction: 'none',
  listBulkActions: { providesTags: ['BulkAction'] },
  invitePeople: { invalidatesTags: ['BulkAction', 'MembershipInvite'] },
  // A refusal may mean that the list has changed, so the preview is refetched, too.
  startBulkAction: { invalidatesTags: ['BulkAction', 'Member'] },
  getBulkAction: { providesTags: ['BulkAction'] },
  listBulkActionRows: { providesTags: ['BulkAction'] },
  stopBulkAction: { invalidatesTags: ['BulkAction', ...bulkTags] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** A query although it is a POST, because its input may be too long for an address. */
    bulkPreview: build.query<BulkPreview, { id: string; input: BulkActionInput }>({
      query: ({ id, input }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/bulk-previews`,
        method: 'POST',
        body: input,
      }),
      providesTags: ['Member', ...acrossPods('Pod', 'PodMember')],
      keepUnusedDataFor: 0,
    }),
    bulkActionPages: build.infiniteQuery<ListPage<BulkAction>, { id: string }, string | undefined>({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg: { id }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/bulk-actions`,
        params: { limit: PAGE_SIZE, after },
      }),
      transformResponse: (actions: BulkAction[], meta) => listPage(actions, meta),
      providesTags: ['BulkAction'],
    }),
    bulkActionRowPages: build.infiniteQuery<
      ListPage<BulkActionRow>,
      Pick<ListBulkActionRowsApiArg, 'id' | 'outcome'>,
      string | undefined
    >({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg: { id, outcome }, pageParam: after }) => ({
        url: `/v1/bulk-actions/${encodeURIComponent(id)}/rows`,
        params: { outcome, limit: PAGE_SIZE, after },
      }),
      transformResponse: (rows: BulkActionRow[], meta) => listPage(rows, meta),
      providesTags: ['BulkAction'],
    }),
  }),
});

export const { useBulkPreviewQuery, useBulkActionPagesInfiniteQuery, useBulkActionRowPagesInfiniteQuery } = bulkApi;
export * from './generated/bulk.gen';
