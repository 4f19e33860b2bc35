import type { AppContext } from '../platform/context';
import { throttle, throttleKey } from '../platform/http/throttle';

/** In seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many attempts of `key` in a window of so many seconds. */
export interface AttemptLimit {
  key: string;
  limit: number;
  windowSeconds: number;
}

/** A limit for each address, account or business that it is asked for. */
const limited =
  (name: string, limit: number, windowSeconds: number) =>
  (subject: string): AttemptLimit => ({ key: throttleKey(name, subject), limit, windowSeconds });

/** How often each may be tried (rule session.throttle): per account, and `…From` one network address. */
export const attempts = {
  /** Wherever a password is checked. */
  password: limited('password', 10, 15 * MINUTE),
  loginFrom: limited('login-ip', 100, 15 * MINUTE),
  registration: limited('register', 5, 15 * MINUTE),
  registrationFrom: limited('register-ip', 300, 15 * MINUTE),
  sendAgain: limited('verify-again-asked', 5, HOUR),
  forgotPassword: limited('forgot', 5, HOUR),
  forgotPasswordFrom: limited('forgot-ip', 300, HOUR),
  resetPasswordFrom: limited('reset-ip', 300, HOUR),
  /** Asked for by the person or by staff. */
  emailChange: limited('change-email', 10, HOUR),
  /** Links in mails that verify an address, of a registration or an address change. */
  emailLinkFrom: limited('verify-ip', 600, 15 * MINUTE),
  ticket: limited('ticket', 120, MINUTE),
};

/** Counts one more attempt, outside of transactions so that a failing one counts too; 429 for one too many. */
export const countAttempt = ({ database, clock }: AppContext, { key, limit, windowSeconds }: AttemptLimit) =>
  throttle(database.db, key, limit, windowSeconds, clock.now());
