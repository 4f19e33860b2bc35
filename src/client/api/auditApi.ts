import type { AuditEntry } from '../../contract/entities.gen';
import { PAGE_SIZE } from '../../domain/lists/pageSizes';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/audit.gen';
import type { ListAuditEntriesApiArg } from './generated/audit.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

type AuditArg = Omit<ListAuditEntriesApiArg, 'limit' | 'after'>;

interface AuditPage extends ListPage<AuditEntry> {
  isFiltered: boolean;
}

export const auditApi = withCacheRules(enhancedApi, {
  listAuditEntries: { keepUnusedDataFor: 0 },
  listAuditActors: { keepUnusedDataFor: 0 },
}).injectEndpoints({
  endpoints: (build) => ({
    /** A refetch starts at the first page, since new entries come first. */
    auditPages: build.infiniteQuery<AuditPage, AuditArg, string | undefined>({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg: { id, ...filter }, pageParam: after }) => ({
        url: `/v1/businesses/${encodeURIComponent(id)}/audit-entries`,
        params: { ...filter, limit: PAGE_SIZE, after },
      }),
      transformResponse: (entries: AuditEntry[], meta, { queryArg: { id: _business, ...filter } }) => ({
        ...listPage(entries, meta),
        isFiltered: Object.keys(filter).length > 0,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditPagesInfiniteQuery } = auditApi;
export * from './generated/audit.gen';
