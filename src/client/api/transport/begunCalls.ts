import type { BatchAnswer } from '../../../contract/entities.gen';
import { areOfOneSession } from './accessToken';
import { apiBase } from '../apiBase';
import { batchPath } from './batchPath';
import { fetchTimed } from './serverClock';

/** A call that has had no whole answer by then has found nobody; an act that waits for Zoom takes up to sixteen seconds. */
export const TIMEOUT_MS = 20_000;

/** Calls made before the program was there to make them, by the address each was made to (rule session.start). */
interface BegunCalls {
  /** Whose. */
  token: string;
  /** When, epoch milliseconds. */
  at: number;
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    begunCalls?: BegunCalls;
  }
}

/** Every call bypasses caches. */
export const callHeaders = (token: string | null): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  ...(token && { Authorization: `Bearer ${token}` }),
});

interface TogetherAnswered {
  answers: BatchAnswer[];
  /** Brings a new token, where the one that was sent is old (rule session.use). */
  authorization: string | null;
}

/** One answer of several, as the call would have had it alone. */
function answerAlone({ answers, authorization }: TogetherAnswered, index: number): Response {
  const { status, link, totalCount, body } = answers[index] as BatchAnswer;
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const headers = new Headers({ 'Content-Type': type });
  if (link !== undefined) headers.set('Link', link);
  if (authorization !== null) headers.set('Authorization', authorization);
  if (totalCount !== undefined) headers.set('X-Total-Count', String(totalCount));
  return new Response(JSON.stringify(body), { status, headers });
}

/** Asks for all of them at once (rule platform.batch); fails for all where that fails. */
async function askTogether(paths: readonly string[], token: string): Promise<TogetherAnswered> {
  const answer = await fetchTimed(apiBase() + batchPath(paths), {
    headers: callHeaders(token),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Not answered together: ${answer.status}`);
  return { answers: (await answer.json()) as BatchAnswer[], authorization: answer.headers.get('authorization') };
}

/** Makes these calls, as the program would once it is there. Paths with their query, two or more. */
export function beginCalls(paths: readonly string[], token: string): void {
  const together = askTogether(paths, token);
  const begin = (path: string, index: number): [string, Promise<Response>] => {
    const answer = together.then((answered) => answerAlone(answered, index));
    // Nobody may ever take one that fails.
    answer.catch(() => undefined);
    return [apiBase() + path, answer];
  };
  window.begunCalls = { token, at: Date.now(), answers: new Map(paths.map(begin)) };
}

/**
 * The answer to a call that was begun, once, and only in the session it was begun in; one that failed together with the
 * others is made again.
 */
export function takeBegun(call: Request, token: string | null): Promise<Response> | undefined {
  const { url, method } = call;
  const { begunCalls } = window;
  const answer = begunCalls?.answers.get(url);
  if (method !== 'GET' || !answer || !begunCalls || !areOfOneSession(begunCalls.token, token)) return undefined;
  begunCalls.answers.delete(url);
  return answer.catch(() => fetchTimed(call));
}

/** When the calls that wait to be taken were made, epoch milliseconds. */
export const begunAt = (): number | undefined => window.begunCalls?.at;

/** From now on every call is made when it is asked for: what was begun could be older than what the stream has told since. */
export function dropBegun(): void {
  delete window.begunCalls;
}
