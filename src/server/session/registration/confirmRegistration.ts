import { and, eq, isNull } from 'drizzle-orm';
import type { ConfirmedPage } from '../../../contract/entities.gen';
import { pageLinks } from '../../../domain/links';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { Problem } from '../../platform/http/problem';
import type { AccountDetails } from '../accounts';
import type { BrowserOrigin } from '../browserOrigin';
import { linkGone } from '../codes';
import { deviceCookie } from '../login/knownDevice';
import type { Login } from '../login/login';
import { startSession } from '../login/sessions';
import { mailAccountReady, type Joined } from '../notices';
import type { UserRow } from '../reads';
import { confirmLink } from './confirmableLinks';
import { registeringBrowser } from './registeringBrowser';
import { registrationLink, type RegistrationPurpose, type Verification } from './verification';
import './hooks';
import { countAttempt } from '../../platform/http/limits/attempts';
import { acceptVersions, type Accepted } from '../../terms';
import { sessionLimits } from '../limits';

export interface ConfirmedRegistration {
  page: ConfirmedPage;
  login?: Login | undefined;
}

type Complete = (act: Act, userId: string, purpose: RegistrationPurpose) => Promise<ConfirmedPage>;

/**
 * Confirms a registration: verifies the address and completes the registration's purpose exactly once. Returns the page
 * to show (rule session.landingPages), the same for every later confirmation within the 48 hours. Returns /invalid when
 * the purpose is no longer possible (the membership is gone); the address is still verified so that the person can sign
 * in. Also signs in where this verifies the account in the browser that registered, unless somebody is signed in there
 * (rule session.confirmedHere). 400 for an unknown or expired code.
 */
export async function confirmRegistration(
  context: AppContext,
  code: string,
  caller: Caller | undefined,
  { ip, cookies }: BrowserOrigin,
): Promise<ConfirmedRegistration> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const browser = caller ? undefined : registeringBrowser.read(context.config, cookies);
  try {
    return await context.act((act) => confirm(act, code, completePurpose, browser));
  } catch (error) {
    // A dead link is an error, rather than a purpose that is no longer possible.
    if (!(error instanceof Problem) || error.status >= 500 || error.code === linkGone().code) throw error;
    return context.act((act) => confirm(act, code, () => Promise.resolve(pageLinks.invalid())));
  }
}

async function confirm(act: Act, code: string, complete: Complete, browser?: string): Promise<ConfirmedRegistration> {
  let login: Login | undefined;
  const page = await confirmLink(act, registrationLink, code, async ({ userId, payload }) => {
    const verified = await verifyAccount(act, userId, payload.identity);
    const confirmed = await complete(act, userId, payload.purpose);
    if (verified) await acceptVersions(act, userId, acceptedBy(payload));
    const isSameBrowser = browser !== undefined && browser === payload.browser;
    if (verified && isSameBrowser && confirmed === pageLinks.emailVerified()) login = await signIn(act, verified);
    return confirmed;
  });
  return { page, login };
}

/**
 * When they registered, which may be two days before. Only of who made the account: somebody else may have filled in the
 * form with an address that has one, and its owner is asked at their next visit.
 */
const acceptedBy = ({ accepted = [], registeredAt }: Verification): Accepted => ({
  versionIds: accepted,
  act: 'SIGN_UP',
  ...(registeredAt !== undefined && { at: new Date(registeredAt) }),
});

async function signIn(act: Act, user: UserRow): Promise<Login | undefined> {
  const session = await startSession(act.tx, act.config.tokenSecret, user, act.now);
  return session && { ...session, device: deviceCookie(act.config, user, act.now) };
}

/**
 * Verifies the account with the name, password and time zone of the registration confirmed first. Clears the time zone
 * if that registration had none, since a zone from an earlier registration may be a stranger's. Undefined if it was
 * verified before.
 */
async function verifyAccount(
  act: Act,
  userId: string,
  identity: AccountDetails | undefined,
): Promise<UserRow | undefined> {
  const [verified] = await act.tx
    .update(users)
    .set({
      ...(identity && { ...identity, timezone: identity.timezone ?? null, language: identity.language ?? null }),
      verifiedAt: act.now,
    })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)))
    .returning();
  return verified;
}

async function completePurpose(act: Act, userId: string, purpose: RegistrationPurpose): Promise<ConfirmedPage> {
  if (purpose.then === 'business') return completeBusiness(act, userId, purpose.businessName);
  if (purpose.then === 'account') return mailReady(act, userId);
  const joined = await act.hooks.completeMemberRegistration(act, userId, purpose);
  return purpose.then === 'leader' ? pageLinks.leaderEmailVerified() : mailReady(act, userId, joined);
}

async function completeBusiness(act: Act, userId: string, businessName: string): Promise<ConfirmedPage> {
  const isApproved = await act.hooks.completeBusinessRegistration(act, userId, businessName);
  return isApproved ? mailReady(act, userId, { name: businessName }) : pageLinks.approvalPending();
}

async function mailReady(act: Act, userId: string, joined?: Joined): Promise<ConfirmedPage> {
  await mailAccountReady(act, userId, joined);
  return pageLinks.emailVerified();
}
