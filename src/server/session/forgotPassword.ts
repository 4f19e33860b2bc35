import type { AppContext } from '../platform/context';
import { withMinimumDuration } from '../platform/http/minimumDuration';
import { attempts, countAttempt } from './attempts';
import { mailResetLink } from './notices';
import { lockUser, subjectOfEmail, userByEmail } from './reads';

/**
 * Sends the link that sets a new password to the account with this address, if there is one. The caller answers the
 * same either way, and the time is the same too (rule session.sameAnswer). 429 when asked too often.
 */
export async function forgotPassword(context: AppContext, email: string, ip: string): Promise<void> {
  await countAttempt(context, attempts.forgotPasswordFrom(ip));
  await countAttempt(context, attempts.forgotPassword(await subjectOfEmail(context.database.db, email)));
  await withMinimumDuration(context, () =>
    context.act(async (act) => {
      const known = await userByEmail(act.tx, email);
      // It may be on the point of being deleted.
      const user = known && (await lockUser(act, known.id));
      if (user && !user.disabledAt) await mailResetLink(act, user);
    }),
  );
}
