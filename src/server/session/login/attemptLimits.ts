import type { AppContext } from '../../platform/context';
import type { Limit } from '../../platform/http/limits/limits';
import { networkOf } from '../../platform/http/limits/network';
import { throttle, throttleKey } from '../../platform/http/limits/throttle';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

export interface AttemptLimit {
  key: string;
  limit: number;
  windowSeconds: number;
  refusal?: string;
}

const limited =
  (name: Limit, limit: number, windowSeconds: number, refusal?: string) =>
  (subject: string): AttemptLimit => ({ key: throttleKey(name, subject), limit, windowSeconds, refusal });

const limitedWithPassword = (name: Limit, limit: number, windowSeconds: number, refusal?: string) => {
  const limitOf = limited(name, limit, windowSeconds, refusal);
  return (subject: string, { passwordHash }: { passwordHash: string }) => limitOf(`${subject} ${passwordHash}`);
};

const limitedFrom = (name: Limit, limit: number, windowSeconds: number) => {
  const limitOf = limited(name, limit, windowSeconds);
  return (ip: string) => limitOf(networkOf(ip));
};

const TOO_MANY_CODES = 'You’ve tried too many codes. Please try again in an hour.';

/** Attempt limits (rule session.throttle): per account, or per network address for `…From`. */
export const attemptLimits = {
  password: limited('password', 10, 15 * MINUTE_SECONDS),
  /** Logins from a known device; strangers' guesses don't count against it (rule session.knownDevice). */
  passwordOnDevice: limited('password-device', 10, 15 * MINUTE_SECONDS),
  /** Logins from all known devices of an account combined, so that more devices don't allow more guesses. */
  passwordOnDevices: limited('password-devices', 30, 15 * MINUTE_SECONDS),
  /** Password confirmation when signed in or following a mailed link, which strangers can't reach. */
  passwordAgain: limited('password-again', 10, 15 * MINUTE_SECONDS),
  /**
   * Codes after a correct password from an unknown device, which strangers can't reach. Counted per account and
   * password, so that a new password resets the count.
   */
  twoFactor: limitedWithPassword('two-factor', 10, HOUR_SECONDS, TOO_MANY_CODES),
  /** Codes from a person already signed in, counted separately from all other codes. */
  twoFactorAgain: limitedWithPassword('two-factor-again', 10, HOUR_SECONDS, TOO_MANY_CODES),
  twoFactorOnDevice: limitedWithPassword('two-factor-device', 10, HOUR_SECONDS, TOO_MANY_CODES),
  /**
   * Codes from all devices of an account: anyone who knew the password before two-factor login was on may have any
   * number of them.
   */
  twoFactorOnDevices: limitedWithPassword('two-factor-devices', 30, HOUR_SECONDS, TOO_MANY_CODES),
  loginFrom: limitedFrom('login-ip', 100, 15 * MINUTE_SECONDS),
  registration: limited('register', 5, 15 * MINUTE_SECONDS),
  registrationFrom: limitedFrom('register-ip', 300, 15 * MINUTE_SECONDS),
  sendAgain: limited('verify-again-asked', 5, HOUR_SECONDS),
  forgotPassword: limited('forgot', 5, HOUR_SECONDS),
  forgotPasswordFrom: limitedFrom('forgot-ip', 300, HOUR_SECONDS),
  resetPasswordFrom: limitedFrom('reset-ip', 300, HOUR_SECONDS),
  emailChange: limited('change-email', 10, HOUR_SECONDS),
  /** Address changes for one member, by any staff; the person's own requests are counted separately. */
  emailChangeByStaffOf: limited('change-email-staff-of', 10, HOUR_SECONDS),
  /** Address changes by one staff member, for any members. Each change mails two addresses. */
  emailChangeByStaff: limited(
    'change-email-staff',
    30,
    HOUR_SECONDS,
    'You’ve changed a lot of email addresses. Please try again in an hour.',
  ),
  emailLinkFrom: limitedFrom('verify-ip', 600, 15 * MINUTE_SECONDS),
  podEntry: limited(
    'pod-entry',
    30,
    HOUR_SECONDS,
    'You’ve joined or left pods many times. Please try again in an hour.',
  ),
  inviteAcceptance: limited(
    'accept-invite',
    10,
    HOUR_SECONDS,
    'You’ve opened invitations many times. Please try again in an hour.',
  ),
  /** New pods, each of which may mail everyone looking for a pod. */
  podCreation: limited(
    'create-pod',
    5,
    24 * HOUR_SECONDS,
    'You’ve added several pods today. Please try again tomorrow, or ask the people who run the membership.',
  ),
  podCreationByStaff: limited(
    'create-pod-staff',
    1000,
    24 * HOUR_SECONDS,
    'You’ve added a lot of pods today. Please try again tomorrow.',
  ),
  /** Meeting changes, each of which mails everyone who has the meeting in their calendar. */
  meetingChange: limited(
    'change-meeting',
    100,
    HOUR_SECONDS,
    'You’ve changed meetings many times, and everyone was emailed each time. Please try again in an hour.',
  ),
  emailInvitations: limited(
    'invite-people',
    20,
    24 * HOUR_SECONDS,
    'You’ve invited people many times today. Please try again tomorrow.',
  ),
  emailInvitationTo: limited('invite-people-to', 3, 24 * HOUR_SECONDS),
  announcement: limited(
    'send-announcement',
    20,
    24 * HOUR_SECONDS,
    'You’ve sent a lot of announcements today. Please try again tomorrow.',
  ),
  /** Mails to one address, requested by anyone, since it may be a stranger's mailbox. */
  emailChangeTo: limited(
    'change-email-to',
    10,
    24 * HOUR_SECONDS,
    'This address has been asked to confirm several times today. Please try again tomorrow.',
  ),
  /** Logo uploads, since decoding a logo is slow. */
  logo: limited('logo', 60, HOUR_SECONDS, 'You’ve changed this logo many times. Please try again in an hour.'),
  messageImage: limited(
    'message-image',
    20,
    HOUR_SECONDS,
    'You’ve added a lot of images. Please try again in an hour.',
  ),
  photo: limited('photo', 20, HOUR_SECONDS, 'You’ve changed your photo many times. Please try again in an hour.'),
  myData: limited(
    'my-data',
    5,
    24 * HOUR_SECONDS,
    'You’ve downloaded your data several times today. Please try again tomorrow.',
  ),
  stepComment: limited(
    'step-comment',
    60,
    HOUR_SECONDS,
    'You’ve written a lot of comments. Please try again in an hour.',
  ),
  adminInvitation: limited(
    'invite-admin',
    30,
    HOUR_SECONDS,
    'You’ve sent a lot of invitations. Please try again in an hour.',
  ),
  /** Invitations from any business, since an address without an account may be a stranger's mailbox. */
  adminInvitationTo: limited(
    'invite-admin-to',
    5,
    24 * HOUR_SECONDS,
    'This person has been invited several times today. Please try again tomorrow.',
  ),
  adminCodeFrom: limitedFrom('admin-code-ip', 300, 15 * MINUTE_SECONDS),
  ticket: limited('ticket', 120, MINUTE_SECONDS),
};

/** Counts an attempt, outside any transaction so that failed attempts count too. 429 when over the limit. */
export const countAttempt = ({ database, clock }: AppContext, { key, limit, windowSeconds, refusal }: AttemptLimit) =>
  throttle(database.db, key, limit, windowSeconds, clock.now(), refusal);
