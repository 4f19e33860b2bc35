import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../platform/crypto';
import type { Config } from '../platform/config/config';

const COOKIE = 'stepwell-device';
const ID_BYTES = 16;
const KEPT_SECONDS = 180 * 24 * 60 * 60;

type Settings = Pick<Config, 'tokenSecret' | 'publicUrl'>;

/** Nobody but this installation can say that this device has signed in with this address. */
const sealOf = ({ tokenSecret }: Settings, id: string, email: string): string =>
  keyedHash(Buffer.from(tokenSecret), 'device', `${id} ${email.toLowerCase()}`);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The id of a device that has signed in with this address before, by the cookie it was given then; undefined for every
 * other. Such a device has an allowance of its own, whatever strangers guess (rule session.knownDevice).
 */
export function knownDevice(settings: Settings, cookies: string | undefined, email: string): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '');
  const [, id, seal] = value ?? [];
  if (id === undefined || seal === undefined) return undefined;
  return isSame(seal, sealOf(settings, id, email)) ? id : undefined;
}

/** The cookie for a device that has just signed in with this address. Only a login is sent it, and no script sees it. */
export function deviceCookie(
  settings: Settings,
  email: string,
  id = randomBytes(ID_BYTES).toString('base64url'),
): string {
  const attributes = ['Path=/v1/users/login', `Max-Age=${KEPT_SECONDS}`, 'HttpOnly', 'SameSite=Strict'];
  if (settings.publicUrl.startsWith('https:')) attributes.push('Secure');
  return [`${COOKIE}=${id}.${sealOf(settings, id, email)}`, ...attributes].join('; ');
}
