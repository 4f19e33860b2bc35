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

/** The answer to one early call, and a new token, if the token sent is old (rule session.use). */
export type EarlyAnswer = BatchAnswer & { authorization: string | null };

/** Calls made before the program has loaded, by their address (rule session.start). */
interface BegunCalls {
  /** The token sent with these calls. */
  token: string;
  /** When these calls were sent, in epoch milliseconds. */
  at: number;
  answers: Map<string, Promise<EarlyAnswer>>;
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
  authorization: string | null;
}

type DrawnAndAnswered = TogetherAnswered & { html?: string };

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
  const begin = (path: string, index: number): [string, Promise<EarlyAnswer>] => {
    const answer = together.then(({ answers, authorization }) => {
      const own = answers[index];
      if (!own) throw new Error(`Not answered: ${path}`);
      return { ...own, authorization };
    });
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
 * Takes the answer to an early call at this address, once, and only in its own session. Returns undefined if there is
 * none, and a promise of undefined if the batch fails.
 */
export function takeEarlyAnswer(address: string, token: string | null): Promise<EarlyAnswer | undefined> | undefined {
  const { begunCalls } = shared;
  const answer = begunCalls?.answers.get(address);
  if (!begunCalls || !answer || !isSameSession(begunCalls.token, token)) return undefined;
  begunCalls.answers.delete(address);
  return answer.catch(() => undefined);
}

/** When the unused early calls were sent, in epoch milliseconds. */
export const earlyCallsStartedAt = (): number | undefined => shared.begunCalls?.at;

/** Drops unused early calls: from now on the stream may have brought later changes. */
export function dropEarlyCalls(): void {
  delete shared.begunCalls;
}
