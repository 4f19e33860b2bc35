import type { FetchArgs } from '@reduxjs/toolkit/query';

const HEADER = 'Idempotency-Key';

/** Unanswered requests by endpoint. A repeat with the same content counts as the same request. */
const unanswered = new Map<string, { request: string; key: string }>();

const takesKey = (args: string | FetchArgs): args is FetchArgs & { headers: Record<string, string | undefined> } =>
  typeof args !== 'string' && args.headers !== undefined && HEADER in args.headers;

/**
 * The browser's generator needs a secure context; without one, uuid's code loads, which an old page may be unable to
 * do.
 */
const newKey = async (): Promise<string> =>
  'randomUUID' in crypto ? crypto.randomUUID() : (await import('uuid')).v4();

/** Only for operations that accept a key (rule platform.repeats). */
export async function withIdempotencyKey(args: string | FetchArgs, endpoint: string): Promise<string | FetchArgs> {
  if (!takesKey(args)) return args;
  const request = JSON.stringify([args.url, args.body]);
  const before = unanswered.get(endpoint);
  const key = before?.request === request ? before.key : await newKey();
  unanswered.set(endpoint, { request, key });
  return { ...args, headers: { ...args.headers, [HEADER]: key } };
}

/**
 * Call after every call: once answered, a repeat is a new request. A server error keeps the key, since the act may
 * have been carried out. `status` is a string (TIMEOUT_ERROR, PARSING_ERROR) without a complete answer.
 */
export function forgetIdempotencyKey(endpoint: string, status: number | string | undefined): void {
  if (typeof status === 'number' && status < 500) unanswered.delete(endpoint);
}
