import type { Configuration, CustomFetch, IDToken } from 'openid-client';
import { MAX_SUBJECT_LENGTH } from '../../../domain/session/signOn';
import { isEmailAddress, toStoredEmail } from '../../../domain/account/email';
import type { Clock } from '../clock';
import { DEFAULT_LANGUAGE } from '../../../domain/text/languages';
import { textIn, type LocalText } from '../../../domain/text/localText';
import { refusals } from './refusals';
import { AddressRefused, sendRequest } from './request';

export interface OidcProvider {
  issuer: string;
  clientId: string;
  /** Empty for a client without one. */
  clientSecret: string;
  redirectUri: string;
  /** Chosen by the operator, who may run it in the same network. */
  isTrusted: boolean;
}

/** What a login must come back with; each is made for one login. */
export interface OidcChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface OidcPerson {
  /** As the provider states it in the token. */
  issuer: string;
  subject: string;
  /** Only if the provider calls it verified. */
  email?: string;
  firstName?: string;
  lastName?: string;
}

export class OidcError extends Error {
  constructor(
    /** `unavailable`: the provider didn't answer; `refused`: it said no; `invalid`: what it says can't be trusted. */
    readonly kind: 'unavailable' | 'refused' | 'invalid',
    readonly detail: LocalText,
    options?: ErrorOptions,
  ) {
    super(textIn(detail, DEFAULT_LANGUAGE), options);
    this.name = 'OidcError';
  }
}

export interface OidcClient {
  /** The issuer as the provider states it. Throws an OidcError if the provider can't be used. */
  check: (provider: OidcProvider) => Promise<string>;
  /** The address at which a person logs in; code flow with PKCE. Throws an OidcError. */
  start: (provider: OidcProvider, checks: OidcChecks) => Promise<string>;
  /** Who came back. `answer`: the query that the provider added to the redirect URI. Throws an OidcError. */
  finish: (provider: OidcProvider, checks: OidcChecks, answer: URLSearchParams) => Promise<OidcPerson>;
}

interface Options {
  clock: Clock;
  timeLimitMs?: number;
  /** Only for tests: every provider may be on this machine, without TLS. */
  allowPrivate?: boolean;
}

/** How far the provider's clock and this machine's may differ. Seconds. */
const CLOCK_TOLERANCE = 60;

/** A contract's limit. */
const MAX_ADDRESS_LENGTH = 8000;

const SETTINGS_PATH = '/.well-known/openid-configuration';

const loadLibrary = () => import('openid-client');

const isWebAddress = ({ protocol }: URL, isInsecureAllowed: boolean): boolean =>
  protocol === 'https:' || (isInsecureAllowed && protocol === 'http:');

/**
 * The issuer's address; people also paste that of its settings. With '/.well-known/' in it the library would take any
 * issuer from the settings, even another one's.
 */
function issuerUrl(issuer: string, isInsecureAllowed: boolean): URL {
  const given = issuer.endsWith(SETTINGS_PATH) ? issuer.slice(0, -SETTINGS_PATH.length) : issuer;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (
    !url ||
    !isWebAddress(url, isInsecureAllowed) ||
    url.search ||
    url.hash ||
    url.username ||
    url.href.includes('/.well-known/')
  )
    throw new OidcError('invalid', refusals.oidc.issuerNotHttps);
  return url;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Some providers write booleans as text; Microsoft Entra vouches for an address's domain by a claim of its own. */
const isVerified = ({ email_verified: verified, xms_edov: byDomain }: Record<string, unknown>): boolean =>
  [verified, byDomain].some((value) => value === true || value === 'true' || value === 1 || value === '1');

function namesOf({ given_name: given, family_name: family, name }: Record<string, unknown>) {
  const [first, ...rest] = (textOf(name) ?? '').split(/\s+/);
  return { firstName: textOf(given) ?? textOf(first), lastName: textOf(family) ?? textOf(rest.join(' ')) };
}

/** As it is stored, so that no mail goes to another address than the account's. */
function verifiedEmail(claims: Record<string, unknown>): string | undefined {
  const email = textOf(claims.email);
  return email !== undefined && isVerified(claims) && isEmailAddress(email) ? toStoredEmail(email) : undefined;
}

/** `more`: of the provider's second answer, if it was asked; a flag of one isn't taken for the address of the other. */
function personOf(token: IDToken, more: Record<string, unknown>): OidcPerson {
  if (token.sub.length > MAX_SUBJECT_LENGTH) throw new OidcError('invalid', refusals.oidc.subjectTooLong);
  const email = verifiedEmail(token) ?? verifiedEmail(more);
  const { firstName, lastName } = namesOf({ ...more, ...token });
  return {
    issuer: token.iss,
    subject: token.sub,
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
}

/** Logs in at identity providers, which people choose: with time limits, and only on the public Internet. */
export function makeOidcClient({ clock, timeLimitMs = 8_000, allowPrivate = false }: Options): OidcClient {
  /** Remembers why a provider didn't answer, since the library wraps some errors and rethrows others. */
  function fetchFor(isPrivateAllowed: boolean, onFailure: (error: Error) => void): CustomFetch {
    return async (url, { method, headers, body }) => {
      try {
        const sent = body === undefined || body === null ? undefined : String(body as URLSearchParams | string);
        const request = { url, method: method as 'GET' | 'POST', headers, ...(sent !== undefined && { body: sent }) };
        const answer = await sendRequest(request, { timeLimitMs, allowPrivate: isPrivateAllowed });
        if (answer.status >= 500) throw new Error(`The provider answered ${answer.status}.`);
        const contentType = answer.headers['content-type'];
        return new Response(answer.body === '' ? null : answer.body, {
          status: answer.status,
          ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
        });
      } catch (error) {
        onFailure(error as Error);
        throw error;
      }
    };
  }

  async function use<T>(provider: OidcProvider, work: (config: Configuration) => Promise<T>): Promise<T> {
    const { discovery, ClientSecretBasic, ClientSecretPost, None, ...library } = await loadLibrary();
    const isPrivateAllowed = provider.isTrusted || allowPrivate;
    const server = issuerUrl(provider.issuer, isPrivateAllowed);
    let failure: Error | undefined;
    const secret = provider.clientSecret;
    try {
      const config = await discovery(
        server,
        provider.clientId,
        {
          // eslint-disable-next-line no-restricted-syntax -- The library reads the machine's clock.
          [library.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1000),
          [library.clockTolerance]: CLOCK_TOLERANCE,
        },
        (as, ...rest) => {
          if (secret === '') return None()(as, ...rest);
          const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
          const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
          return authenticate(secret)(as, ...rest);
        },
        {
          execute: [
            library.enableNonRepudiationChecks,
            ...(isPrivateAllowed && server.protocol === 'http:' ? [library.allowInsecureRequests] : []),
          ],
          [library.customFetch]: fetchFor(isPrivateAllowed, (error) => (failure ??= error)),
        },
      );
      return await work(config);
    } catch (error) {
      if (error instanceof OidcError) throw error;
      throw explained(error as Error, failure);
    }
  }

  return {
    check: (provider) => use(provider, (config) => Promise.resolve(config.serverMetadata().issuer)),
    start: (provider, { state, nonce, verifier }) =>
      use(provider, async (config) => {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadLibrary();
        const address = buildAuthorizationUrl(config, {
          redirect_uri: provider.redirectUri,
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
        // The browser opens it, so it must not be a script.
        if (!isWebAddress(address, provider.isTrusted || allowPrivate) || address.href.length > MAX_ADDRESS_LENGTH)
          throw new OidcError('invalid', refusals.oidc.loginAddress);
        return address.href;
      }),
    finish: (provider, { state, nonce, verifier }, answer) =>
      use(provider, async (config) => {
        const { authorizationCodeGrant, fetchUserInfo } = await loadLibrary();
        const current = new URL(provider.redirectUri);
        current.search = answer.toString();
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await authorizationCodeGrant(config, current, checks);
        const token = tokens.claims();
        if (!token) throw new OidcError('invalid', refusals.oidc.noToken);
        const needsMore = verifiedEmail(token) === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const more = needsMore ? await fetchUserInfo(config, tokens.access_token, token.sub) : {};
        return personOf(token, more);
      }),
  };
}

/** As long as the contract lets a message be. */
const shortened = (reason: string) => reason.slice(0, 400);

/** What the library's errors mean. `failure`: why the provider didn't answer, if it didn't. */
function explained(error: Error, failure: Error | undefined): OidcError {
  const options = { cause: error };
  if (failure instanceof AddressRefused) return new OidcError('invalid', failure.detail, options);
  if (failure)
    return new OidcError('unavailable', refusals.oidc.noAnswer({ reason: shortened(failure.message) }), options);
  const { error: code, error_description: said } = error as { error?: string; error_description?: string };
  if (code !== undefined)
    return new OidcError('refused', refusals.oidc.refused({ reason: shortened(said ?? code) }), options);
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return new OidcError('invalid', refusals.oidc.untrusted({ reason: shortened(reason) }), options);
}
