import { eq } from 'drizzle-orm';
import type { PasswordReset, ResetPasswordRequest } from '../../../contract/entities.gen';
import { normalizeEmail } from '../../../domain/account/email';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';
import { resetAttempts } from '../../platform/http/limits/throttle';
import { findCode, linkGone, retireCodes, useCode, type CodePurpose } from '../codes';
import { mailPasswordChanged } from '../notices';
import { removeAllIdentities } from './removeAllIdentities';
import { removeAllPasskeys } from '../passkeys/managePasskeys';
import { userById } from '../reads';
import { hashPassword } from './passwords';
import { revokeAllSessions } from './sessions';
import { countAttempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';

const RESET: CodePurpose[] = ['reset'];

const RETIRED: CodePurpose[] = ['reset', 'login-link', 'change-email', 'keep-email', 'admin-invite', 'passkey-setup'];

export async function getPasswordReset(context: AppContext, code: string, ip: string): Promise<PasswordReset> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const { database, clock } = context;
  const found = await findCode(database.db, code, RESET, clock.now());
  const user = found?.userId ? await userById(database.db, found.userId) : undefined;
  if (!user || user.disabledAt) throw notFound();
  return { email: user.email };
}

/**
 * Sets the password of the code's recipient, ends all their sessions and removes their passkeys and identities, which may
 * be of whoever made the reset necessary (rules session.passwordChange, session.passkeys and signOn.identities). The
 * mail proves the address, so it counts as verified. 400 for a used, unknown or expired code.
 */
export async function resetPassword(context: AppContext, given: ResetPasswordRequest, ip: string): Promise<void> {
  await countAttempt(context, sessionLimits.resetPasswordFrom(ip));
  const passwordHash = await hashPassword(context, given.password);
  const user = await context.act(async (act) => {
    const code = await useCode(act.tx, given.code, RESET, act.now);
    const owner = code?.userId ? await userById(act.tx, code.userId) : undefined;
    if (!owner || owner.disabledAt) throw linkGone();
    const verifiedAt = owner.verifiedAt ?? act.now;
    await act.tx.update(users).set({ passwordHash, verifiedAt }).where(eq(users.id, owner.id));
    await retireCodes(act.tx, owner.id, RETIRED, act.now);
    await revokeAllSessions(act, owner.id);
    const hadPasskeys = await removeAllPasskeys(act, owner.id);
    const hadIdentities = await removeAllIdentities(act, owner.id);
    mailPasswordChanged(act, owner, { hadPasskeys, hadIdentities });
    return owner;
  });
  await resetAttempts(context.database.db, [sessionLimits.password(normalizeEmail(user.email)).key]);
}
