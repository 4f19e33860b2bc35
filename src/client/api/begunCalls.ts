import { apiBase } from './apiBase';

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

/** Makes these calls, as the program would once it is there. Paths with their query. */
export function beginCalls(addresses: readonly string[], token: string): void {
  const begin = (address: string): [string, Promise<Response>] => {
    const url = apiBase() + address;
    const answer = fetch(url, { headers: callHeaders(token), signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Nobody may ever take one that fails.
    answer.catch(() => undefined);
    return [url, answer];
  };
  window.begunCalls = { token, at: Date.now(), answers: new Map(addresses.map(begin)) };
}

/** The answer to a call that was begun, once, and only in the session it was begun in; one that found nobody is made again. */
export function takeBegun(call: Request, token: string | null): Promise<Response> | undefined {
  const { url, method } = call;
  const { begunCalls } = window;
  const answer = begunCalls?.answers.get(url);
  if (method !== 'GET' || !answer || begunCalls?.token !== token) return undefined;
  begunCalls.answers.delete(url);
  return answer.catch(() => fetch(call));
}

/** When the calls that wait to be taken were made, epoch milliseconds. */
export const begunAt = (): number | undefined => window.begunCalls?.at;

/** From now on every call is made when it is asked for: what was begun could be older than what the stream has told since. */
export function dropBegun(): void {
  delete window.begunCalls;
}
