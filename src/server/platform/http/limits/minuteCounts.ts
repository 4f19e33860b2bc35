import type { LocalText } from '../../../../domain/text/localText';
import type { Clock } from '../../clock';
import { tooMany } from '../problem';

const MINUTE_MS = 60_000;

/**
 * Counts what happens in each minute of the clock, in this process only: counting in the database would cost each
 * request a statement. 429 with Retry-After and `refusal` beyond `max`.
 */
export interface MinuteCounts {
  count: (limitName: string, subject: string, max: number, refusal: LocalText) => void;
  /** Refuses like `count`, but doesn't count. */
  check: (limitName: string, subject: string, max: number, refusal: LocalText) => void;
  read: (limitName: string, subject: string) => { used: number; resetsInSeconds: number };
}

export function makeMinuteCounts(clock: Clock): MinuteCounts {
  let start = 0;
  const counts = new Map<string, number>();

  const keyOf = (limitName: string, subject: string) => `${limitName} ${subject}`;
  const countOf = (key: string) => counts.get(key) ?? 0;

  const read: MinuteCounts['read'] = (limitName, subject) => {
    const now = clock.now().getTime();
    const current = now - (now % MINUTE_MS);
    if (current !== start) counts.clear();
    start = current;
    return { used: countOf(keyOf(limitName, subject)), resetsInSeconds: Math.ceil((start + MINUTE_MS - now) / 1000) };
  };

  const check: MinuteCounts['check'] = (limitName, subject, max, refusal) => {
    const { used, resetsInSeconds } = read(limitName, subject);
    if (used >= max) throw tooMany(limitName, resetsInSeconds, refusal);
  };

  return {
    read,
    check,
    count: (limitName, subject, max, refusal) => {
      check(limitName, subject, max, refusal);
      const key = keyOf(limitName, subject);
      counts.set(key, countOf(key) + 1);
    },
  };
}
