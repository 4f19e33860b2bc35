import { reportsApi } from './reportsApi';

interface ImageArg {
  reportId: string;
  imageId: string;
}

/** Apart from `reportsApi`, so that people who only report don't load it. */
const reportImageApi = reportsApi.injectEndpoints({
  endpoints: (build) => ({
    /** An object URL, revoked with the cache entry. */
    reportImage: build.query<string, ImageArg>({
      query: ({ reportId, imageId }) => ({
        url: `/v1/reports/${encodeURIComponent(reportId)}/images/${encodeURIComponent(imageId)}`,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
      async onCacheEntryAdded(_image, { cacheDataLoaded, cacheEntryRemoved }) {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
  }),
});

export const { useReportImageQuery } = reportImageApi;
