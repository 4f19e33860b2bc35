import type { Config } from '../../platform/config/config';
import { readCookie, strictCookie } from '../../platform/http/cookies';
import { hashSecret, LINK_SECONDS, newSecret } from '../codes';

/** With the prefix, no other host of the domain can plant it. */
const nameOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}stepwell-registration`;

const SECRET_PATTERN = /^[\w-]{43}$/;

const secretIn = (config: Pick<Config, 'publicUrl'>, cookies: string | undefined): string | undefined => {
  const secret = readCookie(cookies, nameOf(config));
  return secret !== undefined && SECRET_PATTERN.test(secret) ? secret : undefined;
};

/** Hash of the secret by which the browser that registers is recognised when its link is confirmed. */
export function registeringBrowser(config: Pick<Config, 'publicUrl'>, cookies: string | undefined): string | undefined {
  const secret = secretIn(config, cookies);
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
  const secret = secretIn(config, cookies) ?? newSecret();
  const cookie = strictCookie(config, { name: nameOf(config), value: secret, path: '/', maxAgeSeconds: LINK_SECONDS });
  return { browser: hashSecret(secret), cookie };
}
