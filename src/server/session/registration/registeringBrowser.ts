import type { Config } from '../../platform/config/config';
import { readCookie, strictCookie } from '../../platform/http/cookies';
import { hashSecret, LINK_SECONDS, newSecret } from '../codes';

const COOKIE = 'stepwell-registration';
const SECRET_PATTERN = /^[\w-]{43}$/;

const secretIn = (cookies: string | undefined): string | undefined => {
  const secret = readCookie(cookies, COOKIE);
  return secret !== undefined && SECRET_PATTERN.test(secret) ? secret : undefined;
};

/** Hash of the secret by which the browser that registers is recognised when its link is confirmed. */
export function registeringBrowser(cookies: string | undefined): string | undefined {
  const secret = secretIn(cookies);
  return secret === undefined ? undefined : hashSecret(secret);
}

/**
 * The cookie for a browser that registers, which keeps its secret over several registrations. It signs nobody in
 * without the mailed code (rule session.confirmedHere).
 */
export function registrationCookie(
  config: Pick<Config, 'publicUrl'>,
  cookies: string | undefined,
): { browser: string; cookie: string } {
  const secret = secretIn(cookies) ?? newSecret();
  const cookie = strictCookie(config, { name: COOKIE, value: secret, path: '/v1', maxAgeSeconds: LINK_SECONDS });
  return { browser: hashSecret(secret), cookie };
}
