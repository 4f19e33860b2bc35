import type { AppContext } from '../../platform/context';
import { networkOf } from '../../platform/http/limits/network';
import { refundAttempt, throttle, throttleKey } from '../../platform/http/limits/throttle';
import { inviteByCode, type FoundInvite } from './inviteReads';

const MAX_UNKNOWN_CODES = 30;
const WINDOW_SECONDS = 10 * 60;

/**
 * Looks up a code; undefined for an unknown code, 429 after too many unknown codes from this network address. A valid
 * code doesn't count, since many people may share an address (rule session.throttle).
 */
export async function findInvite(context: AppContext, code: string, ip: string): Promise<FoundInvite | undefined> {
  const { db } = context.database;
  const attempts = throttleKey('invite-ip', networkOf(ip));
  await throttle(db, attempts, MAX_UNKNOWN_CODES, WINDOW_SECONDS, context.clock.now());
  const invite = await inviteByCode(db, code, context.clock.now());
  if (invite) await refundAttempt(db, attempts);
  return invite;
}
