import { boolean, number, string } from 'yup';
import { isEmailLike } from '../account/email';
import { MAX_PARTICIPANTS_ON_CREATE, MAX_PARTICIPANTS_ON_EDIT } from '../memberships/settings';
import { isHttpLink } from '../links/httpLink';
import { meetsPasswordRules, PASSWORD_MAX_LENGTH, PASSWORD_MESSAGE } from '../session/password';
import { isTimeZone } from '../time/zonedTime';
import { INVALID_MOMENT, MEETING_LINK_REQUIRED, MISSING_CODE, tooLong, UNKNOWN_TIME_ZONE } from './messages';

export const NAME_MAX_LENGTH = 100;
export const BIO_MAX_LENGTH = 500;
const MAX_PARTICIPANTS_REQUIRED = 'Max participants is required';

/** Whether a text has at most this many characters, counted as the contract and the database count them: 👍 is one. */
const isWithin = (max: number) => (value?: string | null) => [...(value ?? '')].length <= max;

/** A limit to a field's characters, with its message. */
export const atMost = (max: number, message: string) => ({ name: 'max', message, test: isWithin(max) });

/** Text that must have something to be seen in it; the message, '… is required', says what it is. */
export function requiredText(message: `${string} is required`, max = NAME_MAX_LENGTH) {
  return string()
    .trim()
    .required(message)
    .test(atMost(max, tooLong(message.replace(/ is required$/, ''), max)));
}

/** Text that may be empty, and is never undefined. */
export function optionalText(what: string, max: number) {
  return string()
    .trim()
    .default('')
    .test(atMost(max, tooLong(what, max)));
}

export function firstNameField() {
  return requiredText('First name is required');
}

export function lastNameField() {
  return requiredText('Last name is required');
}

export function businessNameField() {
  return requiredText('Business name is required');
}

/** An address, its limit a part of what makes it valid. */
export function emailField({ required = 'Email is required', invalid = 'Email address is invalid' } = {}) {
  return string()
    .trim()
    .required(required)
    .test('email', invalid, (value) => !value || isEmailLike(value));
}

/** A password to be; one in use is not checked against these rules. */
export function newPasswordField() {
  return string()
    .required(PASSWORD_MESSAGE)
    .test(atMost(PASSWORD_MAX_LENGTH, tooLong('Password', PASSWORD_MAX_LENGTH)))
    .test('rules', PASSWORD_MESSAGE, (value) => !value || meetsPasswordRules(value));
}

/** A repeat of the password in the field named. */
export function repeatedPasswordField(passwordField: string) {
  return string()
    .default('')
    .test('repeated', 'Passwords do not match', function isRepeated(value) {
      const parent = this.parent as Record<string, string | undefined>;
      return value === (parent[passwordField] ?? '');
    });
}

/** A box that has to be ticked. */
export function agreementField(message: string) {
  return boolean().default(false).oneOf([true], message);
}

export function termsField() {
  return agreementField('Please agree to terms');
}

/** The code of the link by which a person came; there is no field to type it in. */
export function codeField() {
  return string().default('').required(MISSING_CODE);
}

const LINK_MESSAGE = 'Link must start with http';

/** A link that may be left empty (rule platform.httpLinks). */
export function optionalLinkField() {
  return string()
    .trim()
    .default('')
    .test('link', LINK_MESSAGE, (value) => !value || isHttpLink(value));
}

export function meetingLinkField() {
  return optionalLinkField().required(MEETING_LINK_REQUIRED);
}

/** The first moment of the year 3000: nothing is planned for later. */
const LAST_MOMENT_SECONDS = 32_503_680_000;

/**
 * A moment as a number. A date input hands over a text while what is typed is no date; a number is never meant by it.
 */
export function momentField(unit: 'seconds' | 'milliseconds' = 'seconds') {
  return number()
    .transform((_, original: unknown) => (typeof original === 'number' ? original : NaN))
    .typeError(INVALID_MOMENT)
    .min(0, INVALID_MOMENT)
    .max(LAST_MOMENT_SECONDS * (unit === 'seconds' ? 1 : 1000), INVALID_MOMENT)
    .integer(INVALID_MOMENT);
}

/** An IANA time zone. */
export function timeZoneField() {
  return string()
    .required('Time zone is required')
    .test('zone', UNKNOWN_TIME_ZONE, (zone) => !zone || isTimeZone(zone));
}

/** The browser's at a sign-up, where it has told one. */
export function deviceZoneField() {
  return string().test('zone', UNKNOWN_TIME_ZONE, (zone) => !zone || isTimeZone(zone));
}

/** Seats of a pod: up to eight for a new one; an existing one may have been given more. */
export function maxParticipantsField(purpose: 'create' | 'edit') {
  const seats = number()
    .typeError(MAX_PARTICIPANTS_REQUIRED)
    .required(MAX_PARTICIPANTS_REQUIRED)
    .min(1, 'Must be a positive number')
    .integer('Must be a whole number');
  return purpose === 'create'
    ? seats.max(MAX_PARTICIPANTS_ON_CREATE, 'Must be eight or less')
    : seats.max(MAX_PARTICIPANTS_ON_EDIT, 'Must be fifty or less');
}
