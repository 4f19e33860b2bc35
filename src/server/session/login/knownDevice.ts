import { randomBytes, timingSafeEqual } from 'node:crypto';
import { secondsOf } from '../../platform/clock';
import { keyedHash } from '../../platform/crypto';
import type { Config } from '../../platform/config/config';
import { readCookie, strictCookie } from '../../platform/http/cookies';

const COOKIE = 'stepwell-device';
const ID_BYTES = 16;
const COOKIE_SECONDS = 180 * 24 * 60 * 60;

type Settings = Pick<Config, 'tokenSecret' | 'publicUrl'>;

interface DeviceOwner {
  id: string;
  passwordHash: string;
}

interface Issued {
  id: string;
  /** Epoch seconds. */
  issuedAt: number;
}

/**
 * Proves that this device has signed in to this account, and when, with its current password. Only this installation
 * can create such a cookie, and devices registered under an earlier password are worthless.
 */
const sealOf = ({ tokenSecret }: Settings, { id, issuedAt }: Issued, holder: DeviceOwner): string =>
  keyedHash(Buffer.from(tokenSecret), 'device', `${id} ${issuedAt} ${holder.id} ${holder.passwordHash}`);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Returns the id of a device that signed in to this account in the last 180 days with its current password, read from
 * its cookie; otherwise undefined. A known device has a separate attempt limit, however often strangers guess (rule
 * session.knownDevice).
 */
export function readKnownDevice(
  settings: Settings,
  cookies: string | undefined,
  holder: DeviceOwner | undefined,
  now: Date,
): string | undefined {
  const value = /^([\w-]+)\.(\d{1,12})\.([\w-]+)$/.exec(readCookie(cookies, COOKIE) ?? '');
  const [, id, issued, seal] = value ?? [];
  if (holder === undefined || id === undefined || seal === undefined) return undefined;
  const issuedAt = Number(issued);
  if (issuedAt + COOKIE_SECONDS <= secondsOf(now)) return undefined;
  return isSame(seal, sealOf(settings, { id, issuedAt }, holder)) ? id : undefined;
}

/**
 * The cookie for a device that has just signed in to this account. The browser sends it only to the login, and scripts
 * can't read it.
 */
export function deviceCookie(
  settings: Settings,
  holder: DeviceOwner,
  now: Date,
  id = randomBytes(ID_BYTES).toString('base64url'),
): string {
  const issued = { id, issuedAt: secondsOf(now) };
  const value = `${id}.${issued.issuedAt}.${sealOf(settings, issued, holder)}`;
  return strictCookie(settings, { name: COOKIE, value, path: '/v1/users/login', maxAgeSeconds: COOKIE_SECONDS });
}
