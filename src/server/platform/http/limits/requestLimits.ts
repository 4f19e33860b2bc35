import type { Clock } from '../../clock';
import type { Config } from '../../config/config';
import type { Limit } from './limits';
import { networkOf } from './network';
import { tooMany } from '../problem';

const MINUTE_MS = 60_000;

/** How many requests a minute of the clock has seen, by person and by address. */
export interface RequestLimits {
  /** Counts a request of somebody signed in; 429 with Retry-After for one too many. */
  countPerson: (userId: string) => void;
  /** Counts a request of somebody signed out, or whose token is no good; 429 for one too many. */
  countAddress: (ip: string) => void;
  /** 429 when those of this address were too many already; counts nothing. */
  refuseAddress: (ip: string) => void;
  /** Counts a bad ticket, which cost a query; 429 for one too many. */
  countTicket: (ip: string) => void;
  /** 429 when those of this address were too many already; counts nothing. */
  refuseTicket: (ip: string) => void;
}

const REFUSAL = 'That’s a lot of requests in a minute. Please wait a moment and try again.';

/**
 * Limits how often this process is asked (rule platform.limits): each person, and all together who are signed out at one
 * address. Whoever is signed in is not held up by what strangers do at the same address.
 */
export function makeRequestLimits({ clock, config }: { clock: Clock; config: Config }): RequestLimits {
  let start = 0;
  const counts = new Map<string, number>();

  function minuteOf(now: number): void {
    const current = now - (now % MINUTE_MS);
    if (current === start) return;
    start = current;
    counts.clear();
  }

  /** How many there were before this one; throws where that is as many as may be. */
  function check(limit: Limit, key: string): number {
    const now = clock.now().getTime();
    minuteOf(now);
    const count = counts.get(key) ?? 0;
    if (count >= config.requestsPerMinute) throw tooMany(limit, (start + MINUTE_MS - now) / 1000, REFUSAL);
    return count;
  }

  const count = (limit: Limit, key: string): void => void counts.set(key, check(limit, key) + 1);

  return {
    countPerson: (userId) => count('requests-person', userId),
    countAddress: (ip) => count('requests-ip', networkOf(ip)),
    refuseAddress: (ip) => void check('requests-ip', networkOf(ip)),
    countTicket: (ip) => count('tickets-ip', networkOf(ip)),
    refuseTicket: (ip) => void check('tickets-ip', networkOf(ip)),
  };
}
