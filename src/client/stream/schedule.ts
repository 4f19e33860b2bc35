const QUICK_RETRY_MS = 3_000;
const RETRY_MS = 30_000;

/** A connection that lasted this long counts as good and is retried immediately. */
const STEADY_MS = 5_000;

/** The server sends a heartbeat every 25 s; a stream silent for longer than two of these has ended. */
export const MAX_SILENCE_MS = 60_000;

export const CHECK_INTERVAL_MS = MAX_SILENCE_MS / 4;

/**
 * Milliseconds: short after a good connection, and random, so that pages don't all contact a restarting server at the
 * same time; 30 seconds after a failed attempt.  `lasted`: milliseconds the connection was open; undefined if it
 * never opened. `random`: from 0 to 1.
 */
export function retryDelay(lasted: number | undefined, random: number): number {
  return lasted !== undefined && lasted >= STEADY_MS ? random * QUICK_RETRY_MS : RETRY_MS;
}

/**
 * Until this long after its start, a stream that has received nothing requests recent events. The server looks back
 * twice as far; after that, events may be missing, so the page refetches its data.
 */
const RECENT_MS = 30_000;

/** `none` is not a server id. A start in the future means that the clock has been set back since. */
export const firstEventId = (sinceStartMs: number): 'recent' | 'none' =>
  sinceStartMs >= 0 && sinceStartMs < RECENT_MS ? 'recent' : 'none';

export const isConnectionDead = (silentMs: number): boolean => silentMs > MAX_SILENCE_MS;
