import { Secret, TOTP } from 'otpauth';
import { AUTHENTICATOR_CODE, normalizeCode, isAuthenticatorCode } from '../../../domain/session/twoFactor';
import { brand } from '../../platform/brand';
import type { Config } from '../../platform/config/config';
import { decrypt, encrypt } from '../../platform/crypto';

const SECRET_BYTES = 20;

/** How many steps of 30 seconds a clock may be fast or slow. */
const MAX_CLOCK_STEPS = 1;

const { digits, periodSeconds, algorithm } = AUTHENTICATOR_CODE;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: brand.name, label, algorithm, digits, period: periodSeconds, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const otpauthUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * Returns the code's time step, counted from 1970; undefined for a code that no app with this secret shows within half
 * a minute of `now`.
 */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes, and other characters may take more than one byte.
  if (!isAuthenticatorCode(code)) return undefined;
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: normalizeCode(code), timestamp, window: MAX_CLOCK_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Binds an encrypted secret to its user. */
const encryptionPurpose = (userId: string) => `two-factor:${userId}`;

export const encryptSecret = ({ encryptionKey }: Config, userId: string, secret: string): string =>
  encrypt(encryptionKey, secret, encryptionPurpose(userId));

export const decryptSecret = (
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  userId: string,
  encrypted: string,
): string => decrypt(encryptionKey, encrypted, encryptionPurpose(userId));
