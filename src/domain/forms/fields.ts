import { boolean, string } from 'yup';
import { meetsPasswordRules, normalizePassword, PASSWORD_MESSAGE } from '../session/password';
import { MAX_PASSWORD_LENGTH } from '../session/passwordLength';
import { withoutDirections } from '../text/directions';
import { hasVisibleCharacter } from '../text/visible';
import { maxLengthTest } from './length';
import { MISSING_CODE, tooLongMessage } from './messages';

export const MAX_NAME_LENGTH = 100;
export const MAX_BIO_LENGTH = 500;

export function requiredText(message: `${string} is required`, max = MAX_NAME_LENGTH) {
  return string()
    .trim()
    .required(message)
    .test('visible', message, (text) => !text || hasVisibleCharacter(text))
    .test(maxLengthTest(max, tooLongMessage(message.replace(/ is required$/, ''), max)));
}

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** One line, with nothing that changes the direction of neighbouring text (rule platform.names). */
export function nameField(message: `${string} is required`, max = MAX_NAME_LENGTH) {
  return requiredText(message, max).transform((text: string) => withoutDirections(text).replace(CONTROLS, ' ').trim());
}

export function optionalText(what: string, max: number) {
  return string()
    .trim()
    .default('')
    .test(maxLengthTest(max, tooLongMessage(what, max)));
}

export const FIRST_NAME_REQUIRED = 'First name is required';
export const LAST_NAME_REQUIRED = 'Last name is required';

export function firstNameField() {
  return nameField(FIRST_NAME_REQUIRED);
}

export function lastNameField() {
  return nameField(LAST_NAME_REQUIRED);
}

export function businessNameField() {
  return nameField('Business name is required');
}

/** Existing passwords need not meet these rules. */
export function newPasswordField() {
  return string()
    .required(PASSWORD_MESSAGE)
    .test(maxLengthTest(MAX_PASSWORD_LENGTH, tooLongMessage('Password', MAX_PASSWORD_LENGTH)))
    .test('rules', PASSWORD_MESSAGE, (value) => !value || meetsPasswordRules(value));
}

export function repeatedPasswordField(passwordField: string) {
  return string()
    .default('')
    .test('repeated', 'Passwords do not match', function isRepeated(value) {
      const parent = this.parent as Record<string, string | undefined>;
      return normalizePassword(value) === normalizePassword(parent[passwordField] ?? '');
    });
}

export function agreementField(message: string) {
  return boolean().default(false).oneOf([true], message);
}

export function termsField() {
  return agreementField('Please agree to terms');
}

export function codeField() {
  return string().default('').required(MISSING_CODE);
}
