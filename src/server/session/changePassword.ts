import { eq } from 'drizzle-orm';
import type { ChangePasswordRequest, ResetPasswordRequest } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { invalidField, unauthorized } from '../platform/http/problem';
import { hasEmail } from './accounts';
import type { Caller } from '../platform/http/call';
import { issueCode, LINK_SECONDS, linkGone, retireCodes, useCode } from './codes';
import { withMinimumDuration } from '../platform/http/minimumDuration';
import { hashPassword, isPassword } from './passwords';
import { passwordAttempts } from './login';
import { revokeAllSessions, revokeOtherSessions } from './sessions';
import { resetAttempts, throttle, throttleKey } from '../platform/http/throttle';
import { sessionMails } from './mails';

const HOUR = 60 * 60;

/**
 * Sends the link that sets a new password to the account with this address, if there is one. The caller answers the
 * same either way, and the time is the same too (decision 15).
 */
export async function forgotPassword(context: AppContext, email: string, ip: string): Promise<void> {
  const now = context.clock.now();
  await throttle(context.database.db, throttleKey('forgot-ip', ip), 300, HOUR, now);
  await throttle(context.database.db, throttleKey('forgot', email), 5, HOUR, now);
  await withMinimumDuration(() =>
    context.act(async (act) => {
      const [user] = await act.tx.select().from(users).where(hasEmail(email));
      if (!user || user.disabledAt) return;
      const code = await issueCode(act.tx, { purpose: 'reset', userId: user.id, lastsSeconds: LINK_SECONDS }, act.now);
      const link = `${context.config.publicUrl}/reset-password?code=${code}`;
      act.mail({ to: user.email, template: sessionMails['reset-password'], data: { firstName: user.firstName, link } });
    }),
  );
}

/**
 * Sets the password of whom the code was sent to, and ends all their sessions (decision 17). The mail proved the
 * address, so it counts as verified. 400 for a used, unknown or expired code.
 */
export async function resetPassword(context: AppContext, given: ResetPasswordRequest, ip: string): Promise<void> {
  const { db } = context.database;
  await throttle(db, throttleKey('reset-ip', ip), 300, HOUR, context.clock.now());
  const passwordHash = await hashPassword(given.password);
  const email = await context.act(async (act) => {
    const code = await useCode(act.tx, given.code, ['reset'], act.now);
    const [user] = code?.userId ? await act.tx.select().from(users).where(eq(users.id, code.userId)) : [];
    if (!user) throw linkGone();
    const verifiedAt = user.verifiedAt ?? act.now;
    await act.tx.update(users).set({ passwordHash, verifiedAt }).where(eq(users.id, user.id));
    await retireCodes(act.tx, user.id, ['reset'], act.now);
    await revokeAllSessions(act, user.id);
    tellChanged(act, user);
    return user.email;
  });
  await resetAttempts(db, [passwordAttempts(email)]);
}

/** Sets a new password for who knows the present one, and ends their other sessions (decision 17). */
export async function changePassword(
  context: AppContext,
  { userId, sessionId }: Caller,
  given: ChangePasswordRequest,
): Promise<void> {
  const { db } = context.database;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  await throttle(db, passwordAttempts(user.email), 10, 15 * 60, context.clock.now());
  if (!(await isPassword(user.passwordHash, given.oldPassword))) {
    throw invalidField('oldPassword', 'The current password is not correct.');
  }
  const passwordHash = await hashPassword(given.newPassword);
  await context.act(async (act) => {
    await act.tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await retireCodes(act.tx, userId, ['reset'], act.now);
    await revokeOtherSessions(act, userId, sessionId);
    tellChanged(act, user);
  });
  await resetAttempts(db, [passwordAttempts(user.email)]);
}

function tellChanged(act: Act, user: { email: string; firstName: string }): void {
  act.mail({ to: user.email, template: sessionMails['password-changed'], data: { firstName: user.firstName } });
}
