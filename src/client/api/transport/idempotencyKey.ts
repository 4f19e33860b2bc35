import type { FetchArgs } from '@reduxjs/toolkit/query';

const HEADER = 'Idempotency-Key';

/** What was sent and not answered, with its key, by endpoint: sent once more, it is the same request. */
const unanswered = new Map<string, { request: string; key: string }>();

const takesKey = (args: string | FetchArgs): args is FetchArgs & { headers: Record<string, string | undefined> } =>
  typeof args !== 'string' && args.headers !== undefined && HEADER in args.headers;

/** By the browser itself, which has it in secure contexts only: what an old version of the page would load may be gone. */
const newKey = async (): Promise<string> =>
  'randomUUID' in crypto ? crypto.randomUUID() : (await import('uuid')).v4();

/** The call with a key, where its operation takes one (rule platform.repeats). */
export async function withIdempotencyKey(args: string | FetchArgs, endpoint: string): Promise<string | FetchArgs> {
  if (!takesKey(args)) return args;
  const request = JSON.stringify([args.url, args.body]);
  const before = unanswered.get(endpoint);
  const key = before?.request === request ? before.key : await newKey();
  unanswered.set(endpoint, { request, key });
  return { ...args, headers: { ...args.headers, [HEADER]: key } };
}

/**
 * To be told how every call ended: after an answer, what is sent is another request. A failure of the server may have done
 * it. The status is a word (TIMEOUT_ERROR, PARSING_ERROR) where no whole answer came.
 */
export function forgetIdempotencyKey(endpoint: string, status: number | string | undefined): void {
  if (typeof status === 'number' && status < 500) unanswered.delete(endpoint);
}
