import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { CallMeta } from './baseQuery';

/** Adds the `Retry-After` header to a call's error; for use as `transformErrorResponse`. */
export const withRetryAfter = (error: FetchBaseQueryError, meta: CallMeta | undefined) => ({
  ...error,
  retryAfter: Number(meta?.response?.headers.get('retry-after')) * 1000,
});

/** The milliseconds after which the server allows another attempt; undefined if it doesn't state them. */
export const retryAfterOf = (error: unknown): number | undefined =>
  (error as Partial<ReturnType<typeof withRetryAfter>> | undefined)?.retryAfter || undefined;
