import type { BatchAnswer, DrawnPage } from '../../../contract/entities.gen';
import { apiBase } from '../apiBase';
import { isSameSession } from './accessToken';
import { drawnPagePath, type AskedPage } from './batchPath';
import { fetchAndSyncClock } from './serverClock';

/** An act that waits for Zoom takes up to sixteen seconds. */
export const TIMEOUT_MS = 20_000;

/** `authorization`: a new token, if the one sent is old (rule session.use). */
export type EarlyAnswer = BatchAnswer & { authorization: string | null };

interface BegunCalls {
  token: string;
  /** Epoch milliseconds. */
  at: number;
  answers: Map<string, Promise<EarlyAnswer>>;
}

/** Shared with the code that runs before the program has loaded (client/early). */
const shared = globalThis as typeof globalThis & { begunCalls?: BegunCalls };

export const callHeaders = (token: string | null): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  ...(token && { Authorization: `Bearer ${token}` }),
});

interface TogetherAnswered {
  answers: readonly BatchAnswer[];
  authorization: string | null;
}

type DrawnAndAnswered = TogetherAnswered & { html?: string };

/** If the request fails, all calls fail (rule platform.batch). */
async function askTogether(paths: readonly string[], token: string, page: AskedPage): Promise<DrawnAndAnswered> {
  const answer = await fetchAndSyncClock(apiBase() + drawnPagePath(page, paths), {
    headers: callHeaders(token),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Not answered together: ${answer.status}`);
  return { ...((await answer.json()) as DrawnPage), authorization: answer.headers.get('authorization') };
}

export function holdAnswers(paths: readonly string[], together: Promise<TogetherAnswered>, token: string): void {
  const begin = (path: string, index: number): [string, Promise<EarlyAnswer>] => {
    const answer = together.then(({ answers, authorization }) => {
      const own = answers[index];
      if (!own) throw new Error(`Not answered: ${path}`);
      return { ...own, authorization };
    });
    // A failed call's result may never be used, which would be an unhandled rejection.
    answer.catch(() => undefined);
    return [apiBase() + path, answer];
  };
  shared.begunCalls = { token, at: Date.now(), answers: new Map(paths.map(begin)) };
}

/**
 * Resolves to the page's HTML, if the server drew it; rejects if the calls failed. Needs at least two paths, with
 * their query.
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
 * Once only, and only within the calls' own session. Undefined without an answer; a promise of undefined if the batch
 * fails.
 */
export function takeEarlyAnswer(address: string, token: string | null): Promise<EarlyAnswer | undefined> | undefined {
  const { begunCalls } = shared;
  const answer = begunCalls?.answers.get(address);
  if (!begunCalls || !answer || !isSameSession(begunCalls.token, token)) return undefined;
  begunCalls.answers.delete(address);
  return answer.catch(() => undefined);
}

/** Epoch milliseconds; undefined once all are used or dropped. */
export const earlyCallsStartedAt = (): number | undefined => shared.begunCalls?.at;

/** The stream may bring later changes from now on. */
export function dropEarlyCalls(): void {
  delete shared.begunCalls;
}
