import type { ReportSummary } from '../../contract/entities.gen';
import { SMALL_PAGE_SIZE } from '../../domain/lists/pageSizes';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/reports.gen';
import { listPage, nextPages, type ListPage } from './listPage';

/** Who is removed from a pod leaves a seat, and perhaps its assistance. */
const seatTags = ['Pod', 'PodMember', 'Waitlist', 'Step', 'Assistant'] as const;

interface QueueArg {
  id: string;
  closed: boolean;
}

export const reportsApi = withCacheRules(enhancedApi, {
  listReports: { providesTags: ['Report'] },
  countOpenReports: { providesTags: ['Report'] },
  getReport: { providesTags: ['Report'] },
  listMyReports: { providesTags: ['Report'] },
  getReportOutcome: { providesTags: ['Report'] },
  getReportGuidance: { providesTags: ['Report'] },
  getBusinessReportGuidance: { providesTags: ['Report'] },
  reportMessage: { invalidatesTags: ['Report'] },
  reportComment: { invalidatesTags: ['Report'] },
  reportPerson: { invalidatesTags: ['Report'] },
  setReportGuidance: { invalidatesTags: ['Report'] },
  decideReport: { invalidatesTags: ['Report', 'Notification', 'Member', 'Leader', 'StepResponse', ...seatTags] },
  appealReport: { invalidatesTags: ['Report', 'Notification'] },
}).injectEndpoints({
  endpoints: (build) => ({
    reportPages: build.infiniteQuery<ListPage<ReportSummary>, QueueArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, closed }, pageParam: after }) => ({
        url: `/v1/businesses/${encodeURIComponent(id)}/reports`,
        params: { limit: SMALL_PAGE_SIZE, closed, after },
      }),
      transformResponse: (reports: ReportSummary[], meta) => listPage(reports, meta),
      providesTags: ['Report'],
    }),
  }),
});

export const { useReportPagesInfiniteQuery } = reportsApi;
export * from './generated/reports.gen';
