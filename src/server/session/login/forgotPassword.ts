import type { AppContext } from '../../platform/context';
import { withMinimumDuration } from '../../platform/http/limits/minimumDuration';
import { RESEND_INTERVAL_SECONDS, wasSentWithin } from '../codes';
import { mailResetLink } from '../notices';
import { lockUser, throttleSubjectOfEmail, userByEmail } from '../reads';
import { countAttempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';

/**
 * Mails a password reset link to the account with this address, if there is one. The response and its timing are the
 * same either way (rule session.sameAnswer). Sends at most one link a minute, since the previous link is still being
 * delivered. 429 when requested too often.
 */
export async function forgotPassword(context: AppContext, email: string, ip: string): Promise<void> {
  await countAttempt(context, sessionLimits.forgotPasswordFrom(ip));
  await countAttempt(context, sessionLimits.forgotPassword(await throttleSubjectOfEmail(context.database.db, email)));
  await withMinimumDuration(context, () =>
    context.act(async (act) => {
      const known = await userByEmail(act.tx, email);
      // The account may be about to be deleted.
      const user = known && (await lockUser(act, known.id));
      if (!user || user.disabledAt) return;
      const links = { userId: user.id, purposes: ['reset' as const] };
      if (!(await wasSentWithin(act.tx, links, RESEND_INTERVAL_SECONDS, act.now))) await mailResetLink(act, user);
    }),
  );
}
