import type { LoginLink } from '../../../contract/entities.gen';
import { normalizeEmail } from '../../../domain/account/email';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { countAttempt } from '../../platform/http/limits/attempts';
import { resetAttempts } from '../../platform/http/limits/throttle';
import { notFound, problem } from '../../platform/http/problem';
import type { BrowserOrigin } from '../browserOrigin';
import { findCode, linkGone, sentCodeBySecret, useCode } from '../codes';
import { sessionLimits } from '../limits';
import { lockUser, userById, type UserRow } from '../reads';
import { codeNeeded, issueLoginTicket } from '../twoFactor/loginTicket';
import { deviceCookie } from './knownDevice';
import type { Login } from './login';
import { LOGIN_LINK, loginLinkBrowser, type LoginLinkPayload } from './loginLink';
import { startSession } from './sessions';
import { refusals } from '../refusals';

const linkUsed = () => problem(404, 'link_used', refusals.linkUsed);

const linkExpired = () => problem(404, 'link_expired', refusals.linkExpired);

/**
 * The account that a link logs in to, and whether this browser asked for it (rule session.loginLink). Changes nothing, since mail
 * scanners open links. 404 for an unknown link, with a code of its own for one that has been used or has expired.
 */
export async function getLoginLink(
  context: AppContext,
  secret: string,
  { ip, cookies }: BrowserOrigin,
): Promise<LoginLink> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const { config, database, clock } = context;
  const code = await sentCodeBySecret(database.db, secret, 'login-link');
  const user = code?.userId ? await userById(database.db, code.userId) : undefined;
  if (!code || !user || user.disabledAt) throw notFound();
  if (code.usedAt) throw linkUsed();
  if (code.expiresAt <= clock.now()) throw linkExpired();
  const { browser, returnPath, membershipName } = code.payload as LoginLinkPayload;
  const askedHere = browser !== undefined && browser === loginLinkBrowser.read(config, cookies);
  return {
    email: user.email,
    askedHere,
    ...(membershipName !== undefined && { membershipName }),
    ...(askedHere && returnPath !== undefined && { returnPath }),
  };
}

/** Uses a link up, only once even if sent concurrently, and returns its account, locked. */
async function consumeLink(act: Act, secret: string): Promise<UserRow> {
  const found = await findCode(act.tx, secret, LOGIN_LINK, act.now);
  const user = found?.userId ? await lockUser(act, found.userId) : undefined;
  if (!user || user.disabledAt || !(await useCode(act.tx, secret, LOGIN_LINK, act.now))) throw linkGone();
  return user;
}

/**
 * Signs in with a mailed link, as with the password (rule session.loginLink). 400 for a used, unknown or expired link;
 * 409 `two_factor_required` with a ticket when two-factor login is on.
 */
export async function loginByLink(context: AppContext, secret: string, { ip }: BrowserOrigin): Promise<Login> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const { config, database, clock } = context;
  const { user, session, ticket } = await context.act(async (act) => {
    const user = await consumeLink(act, secret);
    const needsCode = user.twoFactorSince !== null;
    const ticket = needsCode ? await issueLoginTicket(act.tx, user, act.now) : undefined;
    const session = needsCode ? undefined : await startSession(act.tx, config.tokenSecret, user, act.now);
    return { user, session, ticket };
  });
  await resetAttempts(database.db, [sessionLimits.password(normalizeEmail(user.email)).key]);
  if (ticket !== undefined) throw codeNeeded(ticket);
  if (!session) throw linkGone();
  return { ...session, device: deviceCookie(config, user, clock.now()) };
}
