import type { AppContext } from '../platform/context';
import { throttle, throttleKey } from '../platform/http/limits/throttle';

const MAX_REQUESTS_PER_HOUR = 10;

/**
 * Limits requests to assist or lead, since each is mailed and everyone in a pod could be asked in turn: 429 after ten
 * an hour.
 */
export function throttleLeadershipRequests(
  { database, clock }: AppContext,
  what: 'offer-transfer' | 'assign-assistant',
  podId: string,
): Promise<void> {
  return throttle(database.db, throttleKey(what, podId), MAX_REQUESTS_PER_HOUR, 60 * 60, clock.now());
}
