/** The waits of a stream (rule platform.streamRetry). */
const QUICK_RETRY_MS = 3_000;
const RETRY_MS = 30_000;

/** A connection that lasted this long was a good one: it is tried again at once. */
const STEADY_MS = 5_000;

/** The server says that it is there every 25 s; a stream silent for longer than two of these is dead. */
export const MAX_SILENCE_MS = 60_000;

/** How often the silence is measured. */
export const CHECK_INTERVAL_MS = MAX_SILENCE_MS / 4;

/**
 * How long to wait for the next attempt. After a good connection only a little, which differs from page to page,
 * so that a server that restarts is not asked by all at the same moment; after a failed attempt 30 seconds.
 *
 * `lasted`: milliseconds the connection was open; undefined when it never was. `random`: from 0 to 1.
 */
export function retryDelay(lasted: number | undefined, random: number): number {
  return lasted !== undefined && lasted >= STEADY_MS ? random * QUICK_RETRY_MS : RETRY_MS;
}

/**
 * How long after its start a stream that has heard nothing yet asks for what is recent. The server looks back twice as
 * far; later, events may be missing, and the page fetches what it shows anew.
 */
const RECENT_MS = 30_000;

/** From where a stream is filled up that has heard nothing yet: `none` is no id of the server's. A start that is still to come was dated by a clock that has been set back since. */
export const firstEventId = (sinceStartMs: number): 'recent' | 'none' =>
  sinceStartMs >= 0 && sinceStartMs < RECENT_MS ? 'recent' : 'none';

/** Whether a connection that has been silent for so long is dead. */
export const isDead = (silentMs: number): boolean => silentMs > MAX_SILENCE_MS;
