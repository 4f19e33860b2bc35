import type { BatchAnswer, DrawnPage } from '../../../contract/entities.gen';
import { apiBase } from '../apiBase';
import { isSameSession } from './accessToken';
import { drawnPagePath, type AskedPage } from './batchPath';
import { fetchAndSyncClock } from './serverClock';

/**
 * A call without a complete response after this time counts as having none; an act that waits for Zoom takes up to
 * sixteen seconds.
 */
export const TIMEOUT_MS = 20_000;

/** Calls made before the program has loaded, by their address (rule session.start). */
interface BegunCalls {
  /** The token sent with these calls. */
  token: string;
  /** When these calls were sent, in epoch milliseconds. */
  at: number;
  answers: Map<string, Promise<Response>>;
}

/** Shared with the code that runs before the program has loaded (client/early). */
const shared = globalThis as typeof globalThis & { begunCalls?: BegunCalls };

/** Headers of every call, which bypass caches. */
export const callHeaders = (token: string | null): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  ...(token && { Authorization: `Bearer ${token}` }),
});

interface TogetherAnswered {
  answers: readonly BatchAnswer[];
  /** A new token, if the token sent is old (rule session.use). */
  authorization: string | null;
}

type DrawnAndAnswered = TogetherAnswered & { html?: string };

/** Converts one answer of a batch to the response that a single call would have received. */
function answerAlone({ answers, authorization }: TogetherAnswered, index: number): Response {
  const { status, link, totalCount, body } = answers[index] as BatchAnswer;
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const headers = new Headers({ 'Content-Type': type });
  if (link !== undefined) headers.set('Link', link);
  if (authorization !== null) headers.set('Authorization', authorization);
  if (totalCount !== undefined) headers.set('X-Total-Count', String(totalCount));
  return new Response(JSON.stringify(body), { status, headers });
}

/** Makes all the calls in one request (rule platform.batch); if it fails, all fail. */
async function askTogether(paths: readonly string[], token: string, page: AskedPage): Promise<DrawnAndAnswered> {
  const answer = await fetchAndSyncClock(apiBase() + drawnPagePath(page, paths), {
    headers: callHeaders(token),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Not answered together: ${answer.status}`);
  return { ...((await answer.json()) as DrawnPage), authorization: answer.headers.get('authorization') };
}

/** Holds answers as those of early calls, each a promise of all, in the order of the paths. */
export function holdAnswers(paths: readonly string[], together: Promise<TogetherAnswered>, token: string): void {
  const begin = (path: string, index: number): [string, Promise<Response>] => {
    const answer = together.then((answered) => answerAlone(answered, index));
    // The result of a failed call may never be used; this avoids an unhandled rejection.
    answer.catch(() => undefined);
    return [apiBase() + path, answer];
  };
  shared.begunCalls = { token, at: Date.now(), answers: new Map(paths.map(begin)) };
}

/**
 * Makes these calls before the program has loaded; resolves to the page's HTML, if the server drew it, and rejects if
 * the calls failed. At least two paths, with their query.
 */
export async function startEarlyCalls(
  paths: readonly string[],
  token: string,
  page: AskedPage,
): Promise<string | undefined> {
  const together = askTogether(paths, token, page);
  holdAnswers(paths, together, token);
  return (await together).html;
}

/**
 * Returns the answer to an early call, once, and only in its own session; if the batch failed, makes the call again.
 * Undefined if there is none.
 */
export function takeEarlyAnswer(call: Request, token: string | null): Promise<Response> | undefined {
  const { url, method } = call;
  const { begunCalls } = shared;
  const answer = begunCalls?.answers.get(url);
  if (method !== 'GET' || !answer || !begunCalls || !isSameSession(begunCalls.token, token)) return undefined;
  begunCalls.answers.delete(url);
  return answer.catch(() => fetchAndSyncClock(call));
}

/** When the unused early calls were sent, in epoch milliseconds. */
export const earlyCallsStartedAt = (): number | undefined => shared.begunCalls?.at;

/** Drops unused early calls: from now on the stream may have brought later changes. */
export function dropEarlyCalls(): void {
  delete shared.begunCalls;
}
