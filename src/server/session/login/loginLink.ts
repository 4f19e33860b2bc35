import type { LoginLinkRequest } from '../../../contract/entities.gen';
import { pageLinks, safeReturnPath } from '../../../domain/links';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { countAttempt } from '../../platform/http/limits/attempts';
import { withMinimumDuration } from '../../platform/http/limits/minimumDuration';
import { browserCookie } from '../browserCookie';
import type { BrowserOrigin } from '../browserOrigin';
import { issueCode, RESEND_INTERVAL_SECONDS, retireCodes, wasSentWithin, type CodePurpose } from '../codes';
import { sessionLimits } from '../limits';
import type { LoginLinkSender } from '../mails';
import { mailLoginLink } from '../notices';
import { lockUser, throttleSubjectOfEmail, userByEmail } from '../reads';
import { resendNewest } from '../registration/resendVerification';

export const LOGIN_LINK: CodePurpose[] = ['login-link'];

const LOGIN_LINK_SECONDS = 15 * 60;

export const loginLinkBrowser = browserCookie('stepwell-login-link', LOGIN_LINK_SECONDS);

/** Either the browser that asked, or the staff who sent the link. */
interface LoginLinkOrigin {
  /** Hash of the browser's secret. */
  browser?: string;
  returnPath?: string | undefined;
  sender?: LoginLinkSender;
}

export type LoginLinkPayload = Omit<LoginLinkOrigin, 'sender'> & { membershipName?: string | undefined };

/**
 * Mails a link that logs in, which ends earlier ones (rule session.loginLink). Mails nothing to a deleted, disabled or
 * unverified account ('closed'), nor within a minute of the last link ('recent').
 */
export async function sendLoginLinkTo(
  act: Act,
  userId: string,
  { browser, returnPath, sender }: LoginLinkOrigin,
): Promise<'sent' | 'recent' | 'closed'> {
  // The account may be about to be deleted.
  const user = await lockUser(act, userId);
  if (!user?.verifiedAt || user.disabledAt) return 'closed';
  if (await wasSentWithin(act.tx, { userId, purposes: LOGIN_LINK }, RESEND_INTERVAL_SECONDS, act.now)) return 'recent';
  await retireCodes(act.tx, userId, LOGIN_LINK, act.now);
  const payload = { browser, returnPath, membershipName: sender?.membershipName };
  const code = { purpose: 'login-link' as const, userId, payload, lastsSeconds: LOGIN_LINK_SECONDS };
  mailLoginLink(act, user, act.url(pageLinks.loginLink(await issueCode(act.tx, code, act.now))), sender);
  return 'sent';
}

/**
 * Mails a link that logs in to the account with this address, if there is one; to an unverified account the link of its
 * registration instead, since its password may be a stranger's. The response and its timing are the same either way
 * (rule session.sameAnswer). Returns the cookie by which the browser is recognised. 429 when requested too often.
 */
export async function requestLoginLink(
  context: AppContext,
  { email, returnPath }: LoginLinkRequest,
  { ip, cookies }: BrowserOrigin,
): Promise<string> {
  const { config, database } = context;
  await countAttempt(context, sessionLimits.loginLinkFrom(ip));
  await countAttempt(context, sessionLimits.loginLink(await throttleSubjectOfEmail(database.db, email)));
  const { browser, cookie } = loginLinkBrowser.issue(config, cookies);
  await withMinimumDuration(context, async () => {
    const user = await userByEmail(database.db, email);
    if (!user) return;
    if (!user.verifiedAt) return resendNewest(context, user);
    const origin = { browser, returnPath: safeReturnPath(returnPath) };
    await context.act((act) => sendLoginLinkTo(act, user.id, origin));
  });
  return cookie;
}
