import { boolean, string } from 'yup';
import { meetsPasswordRules, normalPassword, PASSWORD_MESSAGE } from '../session/password';
import { PASSWORD_MAX_LENGTH } from '../session/passwordLength';
import { withoutDirections } from '../text/directions';
import { hasVisible } from '../text/visible';
import { atMost } from './length';
import { MISSING_CODE, tooLong } from './messages';

export const NAME_MAX_LENGTH = 100;
export const BIO_MAX_LENGTH = 500;

/** Text with visible content; the message, '… is required', names it. */
export function requiredText(message: `${string} is required`, max = NAME_MAX_LENGTH) {
  return string()
    .trim()
    .required(message)
    .test('visible', message, (text) => !text || hasVisible(text))
    .test(atMost(max, tooLong(message.replace(/ is required$/, ''), max)));
}

/** Line breaks and control characters. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * The name of a person, business, membership or pod, which appears in sentences and lists: one line, with nothing that
 * changes the direction of neighbouring text (rule platform.names).
 */
export function nameField(message: `${string} is required`) {
  return requiredText(message).transform((text: string) => withoutDirections(text).replace(CONTROLS, ' ').trim());
}

/** Text that may be empty but is never undefined. */
export function optionalText(what: string, max: number) {
  return string()
    .trim()
    .default('')
    .test(atMost(max, tooLong(what, max)));
}

export function firstNameField() {
  return nameField('First name is required');
}

export function lastNameField() {
  return nameField('Last name is required');
}

export function businessNameField() {
  return nameField('Business name is required');
}

/** A new password; existing passwords aren't checked against these rules. */
export function newPasswordField() {
  return string()
    .required(PASSWORD_MESSAGE)
    .test(atMost(PASSWORD_MAX_LENGTH, tooLong('Password', PASSWORD_MAX_LENGTH)))
    .test('rules', PASSWORD_MESSAGE, (value) => !value || meetsPasswordRules(value));
}

/** Must repeat the password in the given field. */
export function repeatedPasswordField(passwordField: string) {
  return string()
    .default('')
    .test('repeated', 'Passwords do not match', function isRepeated(value) {
      const parent = this.parent as Record<string, string | undefined>;
      return normalPassword(value) === normalPassword(parent[passwordField] ?? '');
    });
}

/** A box that must be ticked. */
export function agreementField(message: string) {
  return boolean().default(false).oneOf([true], message);
}

export function termsField() {
  return agreementField('Please agree to terms');
}

/** The code of the link the person followed; no field shows it. */
export function codeField() {
  return string().default('').required(MISSING_CODE);
}
