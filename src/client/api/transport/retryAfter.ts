import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** Keeps in the error of a call when it can be tried again, as `Retry-After` says; to be its `transformErrorResponse`. */
export const withRetryAfter = (error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined) => ({
  ...error,
  retryAfter: Number(meta?.response?.headers.get('retry-after')) * 1000,
});

/** After how many milliseconds the server wants to be asked again; undefined where it didn't say. */
export const retryAfterOf = (error: unknown): number | undefined =>
  (error as Partial<ReturnType<typeof withRetryAfter>> | undefined)?.retryAfter || undefined;
