import type { AppContext } from '../../platform/context';
import { networkOf } from '../../platform/http/limits/network';
import { refundAttempt, throttle, throttleKey } from '../../platform/http/limits/throttle';
import { inviteByCode, type InviteOfCode } from './inviteReads';

/** So many unknown codes from one address, in so many seconds. */
const MAX_ATTEMPTS = 30;
const WINDOW_SECONDS = 10 * 60;

/**
 * Looks a code up; undefined for an unknown one, 429 after too many unknown ones from this address. A code that is
 * right does not count, as many people may share an address (rule session.throttle).
 */
export async function findInvite(context: AppContext, code: string, ip: string): Promise<InviteOfCode | undefined> {
  const { db } = context.database;
  const attempts = throttleKey('invite-ip', networkOf(ip));
  await throttle(db, attempts, MAX_ATTEMPTS, WINDOW_SECONDS, context.clock.now());
  const invite = await inviteByCode(db, code);
  if (invite) await refundAttempt(db, attempts);
  return invite;
}
