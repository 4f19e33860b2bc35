import { and, eq } from 'drizzle-orm';
import type { LoginRequest } from '../../../contract/entities.gen';
import { normalizeEmail } from '../../../domain/account/email';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import { withMinimumRefusalDuration } from '../../platform/http/limits/minimumDuration';
import { problem } from '../../platform/http/problem';
import { refundAttempt, resetAttempts } from '../../platform/http/limits/throttle';
import type { BrowserOrigin } from '../browserOrigin';
import { userByEmail, type UserRow } from '../reads';
import { resendForPassword } from '../registration/resendVerification';
import { codeNeeded, issueLoginTicket } from '../twoFactor/loginTicket';
import { accountDisabled } from './authentication';
import { deviceCookie, readKnownDevice } from './knownDevice';
import { matchesPassword, renewedHash } from './passwords';
import { startSession, type NewSession } from './sessions';
import { countAttempt, type Attempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';
import { refusals } from '../refusals';

/** The same response for an unknown address, a wrong password and an unverified address (rule session.loginFailure). */
const loginFailed = () => problem(400, 'login_failed', refusals.loginFailed);

export interface Login extends NewSession {
  device: string;
}

/** A guess counts against the account, however its address was spelt, or against the known device. */
const guessLimits = (user: UserRow | undefined, device: string | undefined, username: string): Attempt[] =>
  user && device !== undefined
    ? [sessionLimits.passwordOnDevice(device), sessionLimits.passwordOnDevices(user.id)]
    : [sessionLimits.password(normalizeEmail(user?.email ?? username))];

/** Replaces the hash of a password stored as typed with a hash of its normalized form. */
async function withNormalPassword(context: AppContext, user: UserRow, password: string): Promise<UserRow> {
  const passwordHash = await renewedHash(context, user.passwordHash, password);
  if (passwordHash === undefined) return user;
  const hasChecked = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
  const { rowCount } = await context.database.db.update(users).set({ passwordHash }).where(hasChecked);
  if (rowCount !== 0) return { ...user, passwordHash };
  // Either another login has just renewed the hash, or the password was replaced and no session may start with the old
  // password.
  const present = await userByEmail(context.database.db, user.email);
  return present && (await matchesPassword(context, present.passwordHash, password)) ? present : user;
}

/**
 * Signs in with address and password. 400 `login_failed` as above; 403 for a disabled account; 409
 * `two_factor_required` with a ticket for the second step when two-factor login is on; 429 after too many attempts by
 * this device, or by unknown devices for this account or from this network address.
 */
export async function login(context: AppContext, given: LoginRequest, { ip, cookies }: BrowserOrigin): Promise<Login> {
  const { db } = context.database;
  const now = context.clock.now();
  const user = await userByEmail(db, given.username);
  const device = readKnownDevice(context.config, cookies, user, now);
  const fromAddress = device === undefined ? sessionLimits.loginFrom(ip) : undefined;
  const own = guessLimits(user, device, given.username);
  for (const limit of [...(fromAddress ? [fromAddress] : []), ...own]) await countAttempt(context, limit);
  return withMinimumRefusalDuration(context, async () => {
    const isRight = await matchesPassword(context, user?.passwordHash, given.password);
    if (user && !user.verifiedAt) await resendForPassword(context, user, { password: given.password, isRight });
    if (!user || !isRight || !user.verifiedAt) throw loginFailed();
    if (user.disabledAt) throw accountDisabled();
    const current = await withNormalPassword(context, user, given.password);
    const needsCode = user.twoFactorSince !== null;
    const session = needsCode ? undefined : await startSession(db, context.config.tokenSecret, current, now);
    if (!session && !needsCode) throw loginFailed();
    await resetAttempts(
      db,
      own.map(({ key }) => key),
    );
    if (fromAddress) await refundAttempt(db, fromAddress.key);
    if (!session) throw codeNeeded(await issueLoginTicket(db, current, now));
    return { ...session, device: deviceCookie(context.config, current, now, device) };
  });
}
