import type { AppContext } from '../../platform/context';
import type { Limit } from '../../platform/http/limits/limits';
import { networkOf } from '../../platform/http/limits/network';
import { throttle, throttleKey } from '../../platform/http/limits/throttle';

/** In seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many attempts of `key` in a window of so many seconds. */
export interface AttemptLimit {
  key: string;
  limit: number;
  windowSeconds: number;
  /** The sentence for one too many. */
  refusal?: string;
}

/** A limit for each address, account or business that it is asked for. */
const limited =
  (name: Limit, limit: number, windowSeconds: number, refusal?: string) =>
  (subject: string): AttemptLimit => ({ key: throttleKey(name, subject), limit, windowSeconds, refusal });

/** A limit for each account or device that it is asked for, with the password of the account. */
const limitedWithPassword = (name: Limit, limit: number, windowSeconds: number, refusal?: string) => {
  const limitOf = limited(name, limit, windowSeconds, refusal);
  return (subject: string, { passwordHash }: { passwordHash: string }) => limitOf(`${subject} ${passwordHash}`);
};

/** A limit for each network address that it is asked for. */
const limitedFrom = (name: Limit, limit: number, windowSeconds: number) => {
  const limitOf = limited(name, limit, windowSeconds);
  return (ip: string) => limitOf(networkOf(ip));
};

const TOO_MANY_CODES = 'You’ve tried too many codes. Please try again in an hour.';

/** How often each may be tried (rule session.throttle): per account, and `…From` one network address. */
export const attempts = {
  /** At a login by a device that is not known. */
  password: limited('password', 10, 15 * MINUTE),
  /** At a login by a device that is: strangers take nothing of it (rule session.knownDevice). */
  passwordOnDevice: limited('password-device', 10, 15 * MINUTE),
  /** By all known devices of an account together, so that more devices give no more guesses. */
  passwordOnDevices: limited('password-devices', 30, 15 * MINUTE),
  /** Who is signed in, or has a link from a mail, says it again: no stranger gets there. */
  passwordAgain: limited('password-again', 10, 15 * MINUTE),
  /**
   * Codes of whoever knows the password, but has no device that is known: strangers don't get there. Of an account with
   * the password that it has, so that a new one starts the count afresh.
   */
  twoFactor: limitedWithPassword('two-factor', 10, HOUR, TOO_MANY_CODES),
  /** By who is signed in already: nobody else's codes are counted with theirs. */
  twoFactorAgain: limitedWithPassword('two-factor-again', 10, HOUR, TOO_MANY_CODES),
  /** The same for a device that is known. */
  twoFactorOnDevice: limitedWithPassword('two-factor-device', 10, HOUR, TOO_MANY_CODES),
  /** By all devices of an account: whoever knew the password before it was on may have as many as they like. */
  twoFactorOnDevices: limitedWithPassword('two-factor-devices', 30, HOUR, TOO_MANY_CODES),
  loginFrom: limitedFrom('login-ip', 100, 15 * MINUTE),
  registration: limited('register', 5, 15 * MINUTE),
  registrationFrom: limitedFrom('register-ip', 300, 15 * MINUTE),
  sendAgain: limited('verify-again-asked', 5, HOUR),
  forgotPassword: limited('forgot', 5, HOUR),
  forgotPasswordFrom: limitedFrom('forgot-ip', 300, HOUR),
  resetPasswordFrom: limitedFrom('reset-ip', 300, HOUR),
  /** Asked for by the person. */
  emailChange: limited('change-email', 10, HOUR),
  /** Of one member, by whoever of the staff: the person's own requests are counted apart. */
  emailChangeByStaffOf: limited('change-email-staff-of', 10, HOUR),
  /** By one of the staff, for any member: each mails two addresses. */
  emailChangeByStaff: limited(
    'change-email-staff',
    30,
    HOUR,
    'You’ve changed a lot of email addresses. Please try again in an hour.',
  ),
  /** Links in mails that verify an address, of a registration, an address change or an invitation. */
  emailLinkFrom: limitedFrom('verify-ip', 600, 15 * MINUTE),
  /** Each mails the people who lead the pod. */
  podEntry: limited('pod-entry', 30, HOUR, 'You’ve joined or left pods many times. Please try again in an hour.'),
  /** Each may mail the staff, and the people who lead the pod. */
  inviteAcceptance: limited(
    'accept-invite',
    10,
    HOUR,
    'You’ve opened invitations many times. Please try again in an hour.',
  ),
  /** Each may mail everybody who looks for a pod. */
  podCreation: limited(
    'create-pod',
    5,
    24 * HOUR,
    'You’ve added several pods today. Please try again tomorrow, or ask the people who run the membership.',
  ),
  podCreationByStaff: limited(
    'create-pod-staff',
    1000,
    24 * HOUR,
    'You’ve added a lot of pods today. Please try again tomorrow.',
  ),
  /** Each mails everybody whose calendar it is in. */
  meetingChange: limited(
    'change-meeting',
    100,
    HOUR,
    'You’ve changed meetings many times, and everybody was mailed. Please try again in an hour.',
  ),
  /** To one address, whoever asks: it may be anybody's mailbox. */
  emailChangeTo: limited(
    'change-email-to',
    10,
    24 * HOUR,
    'This address has been asked to confirm several times today. Please try again tomorrow.',
  ),
  /** Each is decoded, which takes long. */
  logo: limited('logo', 60, HOUR, 'You’ve changed this logo many times. Please try again in an hour.'),
  adminInvitation: limited('invite-admin', 30, HOUR, 'You’ve sent a lot of invitations. Please try again in an hour.'),
  /** By whatever business; an address of nobody's is somebody's mailbox all the same. */
  adminInvitationTo: limited(
    'invite-admin-to',
    5,
    24 * HOUR,
    'This person has been invited several times today. Please try again tomorrow.',
  ),
  /** Codes of invitations to become an admin. */
  adminCodeFrom: limitedFrom('admin-code-ip', 300, 15 * MINUTE),
  ticket: limited('ticket', 120, MINUTE),
};

/** Counts one more attempt, outside of transactions so that a failing one counts too; 429 for one too many. */
export const countAttempt = ({ database, clock }: AppContext, { key, limit, windowSeconds, refusal }: AttemptLimit) =>
  throttle(database.db, key, limit, windowSeconds, clock.now(), refusal);
