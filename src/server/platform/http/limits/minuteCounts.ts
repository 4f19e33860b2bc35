import type { Clock } from '../../clock';
import { tooMany } from '../problem';

const MINUTE_MS = 60_000;

/**
 * Counts what happens in each minute of the clock, in this process alone: counting in the database would cost each
 * request a statement. 429 with Retry-After and `refusal` beyond `max`.
 */
export interface MinuteCounts {
  count: (limitName: string, subject: string, max: number, refusal: string) => void;
  /** Refuses like `count`, but doesn't count. */
  check: (limitName: string, subject: string, max: number, refusal: string) => void;
}

export function makeMinuteCounts(clock: Clock): MinuteCounts {
  let start = 0;
  const counts = new Map<string, number>();

  function check(limitName: string, subject: string, max: number, refusal: string): void {
    const now = clock.now().getTime();
    const current = now - (now % MINUTE_MS);
    if (current !== start) counts.clear();
    start = current;
    const count = counts.get(`${limitName} ${subject}`) ?? 0;
    if (count >= max) throw tooMany(limitName, (start + MINUTE_MS - now) / 1000, refusal);
  }

  return {
    check,
    count: (limitName, subject, max, refusal) => {
      check(limitName, subject, max, refusal);
      const key = `${limitName} ${subject}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}
