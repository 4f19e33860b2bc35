import { asObjectUrl, revokeWithEntry } from './objectUrl';
import { reportsApi } from './reportsApi';

interface ImageArg {
  reportId: string;
  imageId: string;
}

/** Apart from `reportsApi`, so that people who only report don't load it. */
const reportImageApi = reportsApi.injectEndpoints({
  endpoints: (build) => ({
    reportImage: build.query<string, ImageArg>({
      query: ({ reportId, imageId }) => ({
        url: `/v1/reports/${encodeURIComponent(reportId)}/images/${encodeURIComponent(imageId)}`,
        responseHandler: asObjectUrl,
      }),
      onCacheEntryAdded: revokeWithEntry,
    }),
  }),
});

export const { useReportImageQuery } = reportImageApi;
