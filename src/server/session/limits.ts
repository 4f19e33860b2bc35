import { attemptLimit, attemptLimitFrom, HOUR_SECONDS, MINUTE_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

const limitedWithPassword = (...of: Parameters<typeof attemptLimit>) => {
  const limitOf = attemptLimit(...of);
  const limit = (subject: string, { passwordHash }: { passwordHash: string }) => limitOf(`${subject} ${passwordHash}`);
  return Object.assign(limit, { limitName: limitOf.limitName });
};

const TOO_MANY_CODES = refusals.tooManyCodes;

/** Per account, or per network address for `…From` (rule session.throttle). */
export const sessionLimits = {
  password: attemptLimit('password', 10, 15 * MINUTE_SECONDS),
  /** Logins from a known device; strangers' guesses don't count against it (rule session.knownDevice). */
  passwordOnDevice: attemptLimit('password-device', 10, 15 * MINUTE_SECONDS),
  /** Logins from all known devices of an account combined, so that more devices don't allow more guesses. */
  passwordOnDevices: attemptLimit('password-devices', 30, 15 * MINUTE_SECONDS),
  /** Password confirmation when signed in or following a mailed link, which strangers can't reach. */
  passwordAgain: attemptLimit('password-again', 10, 15 * MINUTE_SECONDS),
  /**
   * Codes after a correct password from an unknown device, which strangers can't reach. Counted per account and
   * password, so that a new password resets the count.
   */
  twoFactor: limitedWithPassword('two-factor', 10, HOUR_SECONDS, TOO_MANY_CODES),
  /** Codes from a person already signed in, counted separately from all other codes. */
  twoFactorAgain: limitedWithPassword('two-factor-again', 10, HOUR_SECONDS, TOO_MANY_CODES),
  twoFactorOnDevice: limitedWithPassword('two-factor-device', 10, HOUR_SECONDS, TOO_MANY_CODES),
  /**
   * Codes from all known devices of an account combined: someone who knew the password before two-factor login was on
   * may have any number of such devices.
   */
  twoFactorOnDevices: limitedWithPassword('two-factor-devices', 30, HOUR_SECONDS, TOO_MANY_CODES),
  loginFrom: attemptLimitFrom('login-ip', 100, 15 * MINUTE_SECONDS),
  registration: attemptLimit('register', 5, 15 * MINUTE_SECONDS),
  registrationFrom: attemptLimitFrom('register-ip', 300, 15 * MINUTE_SECONDS),
  sendAgain: attemptLimit('verify-again-asked', 5, HOUR_SECONDS),
  loginLink: attemptLimit('login-link', 5, HOUR_SECONDS),
  loginLinkFrom: attemptLimitFrom('login-link-ip', 300, HOUR_SECONDS),
  forgotPassword: attemptLimit('forgot', 5, HOUR_SECONDS),
  forgotPasswordFrom: attemptLimitFrom('forgot-ip', 300, HOUR_SECONDS),
  resetPasswordFrom: attemptLimitFrom('reset-ip', 300, HOUR_SECONDS),
  emailLinkFrom: attemptLimitFrom('verify-ip', 600, 15 * MINUTE_SECONDS),
  /** Every visit to the login page starts one, for autofill. */
  passkeyStartFrom: attemptLimitFrom('passkey-start-ip', 600, 15 * MINUTE_SECONDS),
  passkeyFrom: attemptLimitFrom('passkey-ip', 100, 15 * MINUTE_SECONDS),
  ticket: attemptLimit('ticket', 120, MINUTE_SECONDS),
};
