import type { Clock } from '../../clock';
import type { Config } from '../../config/config';
import { tooMany } from '../problem';
import type { Limit } from './limits';
import { networkOf } from './network';

const MINUTE_MS = 60_000;

/** Images per request: a page shows many people, each once, and asks for their photos without a token. */
const IMAGES_PER_REQUEST = 10;

export interface RequestLimits {
  countPerson: (userId: string) => void;
  /** Counts a request without a valid token, images apart from others; 429 beyond the limit. */
  countAddress: (ip: string, isImage: boolean) => void;
  refuseAddress: (ip: string, isImage: boolean) => void;
  countTicket: (ip: string) => void;
  refuseTicket: (ip: string) => void;
}

const REFUSAL = 'That’s a lot of requests in a minute. Please wait a moment and try again.';

/**
 * Limits the requests to this process (rule platform.limits), per person, and per address for all signed-out people
 * combined. Signed-in people aren't affected by strangers at the same address.
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

  function check(limit: Limit, key: string): number {
    const now = clock.now().getTime();
    minuteOf(now);
    const count = counts.get(key) ?? 0;
    const limitPerMinute = config.requestsPerMinute * (limit === 'images-ip' ? IMAGES_PER_REQUEST : 1);
    if (count >= limitPerMinute) throw tooMany(limit, (start + MINUTE_MS - now) / 1000, REFUSAL);
    return count;
  }

  const count = (limit: Limit, key: string): void => void counts.set(key, check(limit, key) + 1);

  const ofAddress = (isImage: boolean): Limit => (isImage ? 'images-ip' : 'requests-ip');
  const keyOf = (ip: string, isImage: boolean) => (isImage ? `images ${networkOf(ip)}` : networkOf(ip));

  return {
    countPerson: (userId) => count('requests-person', userId),
    countAddress: (ip, isImage) => count(ofAddress(isImage), keyOf(ip, isImage)),
    refuseAddress: (ip, isImage) => void check(ofAddress(isImage), keyOf(ip, isImage)),
    countTicket: (ip) => count('tickets-ip', networkOf(ip)),
    refuseTicket: (ip) => void check('tickets-ip', networkOf(ip)),
  };
}
