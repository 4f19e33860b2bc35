import type { AppContext } from '../../platform/context';
import { countAttempt } from '../../platform/http/limits/attempts';
import { refundAttempt } from '../../platform/http/limits/throttle';
import { membershipsLimits } from '../limits';
import { inviteByCode, type FoundInvite } from './inviteReads';

/**
 * Looks up a code; undefined for an unknown code, 429 after too many of them (rule session.throttle).
 */
export async function findInvite(context: AppContext, code: string, ip: string): Promise<FoundInvite | undefined> {
  const { db } = context.database;
  const attempt = membershipsLimits.inviteCodeFrom(ip);
  await countAttempt(context, attempt);
  const invite = await inviteByCode(db, code, context.clock.now());
  if (invite) await refundAttempt(db, attempt.key);
  return invite;
}
