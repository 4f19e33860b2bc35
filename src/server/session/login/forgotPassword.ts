import type { AppContext } from '../../platform/context';
import { withMinimumDuration } from '../../platform/http/limits/minimumDuration';
import { attempts, countAttempt } from './attempts';
import { ON_ITS_WAY_SECONDS, wasSentWithin } from '../codes';
import { mailResetLink } from '../notices';
import { lockUser, subjectOfEmail, userByEmail } from '../reads';

/**
 * Sends the link that sets a new password to the account with this address, if there is one. The caller answers the
 * same either way, and the time is the same too (rule session.sameAnswer); one link a minute, since the last is on its
 * way then. 429 when asked too often.
 */
export async function forgotPassword(context: AppContext, email: string, ip: string): Promise<void> {
  await countAttempt(context, attempts.forgotPasswordFrom(ip));
  await countAttempt(context, attempts.forgotPassword(await subjectOfEmail(context.database.db, email)));
  await withMinimumDuration(context, () =>
    context.act(async (act) => {
      const known = await userByEmail(act.tx, email);
      // It may be on the point of being deleted.
      const user = known && (await lockUser(act, known.id));
      if (!user || user.disabledAt) return;
      const links = { userId: user.id, purposes: ['reset' as const] };
      if (!(await wasSentWithin(act.tx, links, ON_ITS_WAY_SECONDS, act.now))) await mailResetLink(act, user);
    }),
  );
}
