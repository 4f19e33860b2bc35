import type { SignOnAddress, SignOnStart } from '../../contract/entities.gen';
import { safeReturnPath } from '../../domain/links';
import type { AppContext } from '../platform/context';
import { countAttempt } from '../platform/http/limits/attempts';
import { notFound } from '../platform/http/problem';
import { browserCookie, issueCode, newSecret, type BrowserOrigin } from '../session';
import { signOnLimits } from './limits';
import { businessOfInvite, findProvider, providerFailed, type Provider } from './providers';

const SIGN_ON_SECONDS = 10 * 60;

/** Of the ticket of a new identity, until it is confirmed. */
export const TICKET_SECONDS = 30 * 60;

/** Lasts until a new identity must have been confirmed. */
export const signOnBrowser = browserCookie('stepwell-sign-on', SIGN_ON_SECONDS + TICKET_SECONDS);

/** Kept with the state of a login until its answer comes. */
export interface SignOnPayload {
  provider: string;
  /** Hash of the browser's secret. */
  browser: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
  inviteCode?: string | undefined;
  returnPath?: string | undefined;
  /** Only for a test of these settings by the business's owner. */
  test?: { ownerId: string; version: string } | undefined;
}

export interface StartedSignOn {
  answer: SignOnAddress;
  cookie: string;
}

/** Begins a login at a provider, and returns its address with the cookie that recognises the browser. */
export async function openProvider(
  context: AppContext,
  provider: Provider,
  { cookies }: BrowserOrigin,
  given: Pick<SignOnPayload, 'inviteCode' | 'returnPath' | 'test'> = {},
): Promise<StartedSignOn> {
  const { config, database, clock } = context;
  const { browser, cookie } = signOnBrowser.issue(config, cookies);
  const [nonce, verifier] = [newSecret(), newSecret()];
  const payload: SignOnPayload = { provider: provider.ref, browser, nonce, verifier, ...given };
  const code = { purpose: 'sign-on' as const, payload: { ...payload }, lastsSeconds: SIGN_ON_SECONDS };
  const state = await issueCode(database.db, code, clock.now());
  try {
    const address = await context.oidc.start(provider, { state, nonce, verifier });
    return { answer: { address }, cookie };
  } catch (error) {
    throw providerFailed(context, provider, error);
  }
}

/**
 * Begins a login with an identity provider (rule signOn.login). 404 for an unknown provider, or an invite of another
 * business.
 */
export async function startSignOn(
  context: AppContext,
  { provider: ref, inviteCode, returnPath }: SignOnStart,
  origin: BrowserOrigin,
): Promise<StartedSignOn> {
  await countAttempt(context, signOnLimits.startFrom(origin.ip));
  const provider = await findProvider(context, ref);
  if (!provider) throw notFound();
  if (inviteCode !== undefined) {
    const businessId = await businessOfInvite(context, inviteCode, origin.ip);
    if (businessId === undefined || (provider.business && provider.business.id !== businessId)) throw notFound();
  }
  return openProvider(context, provider, origin, { inviteCode, returnPath: safeReturnPath(returnPath) });
}
