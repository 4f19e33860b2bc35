/** The waits of a stream, all in milliseconds (decision 46). */
const AT_ONCE_WITHIN = 3_000;
const LATER = 30_000;

/** A connection that lasted this long was a good one: it is tried again at once. */
const STEADY = 5_000;

/** The server says that it is there every 25 s; a stream silent for longer than two of these is dead. */
export const SILENCE = 60_000;

/**
 * How long to wait for the next attempt. After a good connection not at all, but for a little that differs from page to page,
 * so that a server that restarts is not asked by all at the same moment; after a failed attempt 30 seconds.
 *
 * `lasted`: milliseconds the connection was open; undefined when it never was. `random`: from 0 to 1.
 */
export function retryDelay(lasted: number | undefined, random: number): number {
  return lasted !== undefined && lasted >= STEADY ? random * AT_ONCE_WITHIN : LATER;
}
