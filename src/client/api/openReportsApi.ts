import type { OpenReports } from '../../contract/entities.gen';
import { emptyApi } from './emptyApi';

/** `countOpenReports`, apart from `reportsApi`, which Home doesn't load. */
export const openReportsApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    openReports: build.query<OpenReports, string>({
      query: (businessId) => ({ url: `/v1/businesses/${encodeURIComponent(businessId)}/open-reports` }),
      providesTags: ['Report'],
    }),
  }),
});

export const { useOpenReportsQuery } = openReportsApi;
