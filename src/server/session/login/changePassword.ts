import { and, eq } from 'drizzle-orm';
import type { ChangePasswordRequest } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { invalidField } from '../../platform/http/problem';
import { resetAttempts } from '../../platform/http/limits/throttle';
import { retireCodes } from '../codes';
import { mailPasswordChanged } from '../notices';
import { signedInUser } from '../reads';
import { hashPassword, matchesPassword } from './passwords';
import { revokeOtherSessions } from './sessions';
import { countAttempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';
import { refusals } from '../refusals';

const wrongPassword = () => invalidField('oldPassword', refusals.wrongPassword);

export async function changePassword(
  context: AppContext,
  { userId, sessionId }: Caller,
  given: ChangePasswordRequest,
): Promise<void> {
  const { db } = context.database;
  const user = await signedInUser(db, userId);
  const limit = sessionLimits.passwordAgain(user.id);
  await countAttempt(context, limit);
  if (!(await matchesPassword(context, user.passwordHash, given.oldPassword))) throw wrongPassword();
  const passwordHash = await hashPassword(context, given.newPassword);
  await context.act(async (act) => {
    const hasCheckedPassword = and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash));
    const { rowCount } = await act.tx.update(users).set({ passwordHash }).where(hasCheckedPassword);
    // Hashing is slow, so a reset may have replaced the password since it was checked.
    if (rowCount === 0) throw wrongPassword();
    await retireCodes(act.tx, userId, ['reset', 'login-link', 'change-email', 'keep-email', 'passkey-setup'], act.now);
    await revokeOtherSessions(act, userId, sessionId);
    mailPasswordChanged(act, user);
  });
  await resetAttempts(db, [limit.key]);
}
