import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { CallMeta } from './baseQuery';

export const withRetryAfter = (error: FetchBaseQueryError, meta: CallMeta | undefined) => ({
  ...error,
  retryAfter: Number(meta?.response?.headers.get('retry-after')) * 1000,
});

/** Milliseconds; undefined without a `Retry-After` header. */
export const retryAfterOf = (error: unknown): number | undefined =>
  (error as Partial<ReturnType<typeof withRetryAfter>> | undefined)?.retryAfter || undefined;
