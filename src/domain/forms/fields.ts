import { boolean, string } from 'yup';
import { meetsPasswordRules, normalizePassword } from '../session/password';
import { MAX_PASSWORD_LENGTH } from '../session/passwordLength';
import { withoutDirections } from '../text/directions';
import type { Language } from '../text/languages';
import { localTexts, type LocalText } from '../text/localText';
import { hasVisibleCharacter } from '../text/visible';
import { wordsIn } from './fieldWords.gen';
import { maxLengthTest } from './length';

export const MAX_NAME_LENGTH = 100;
export const MAX_BIO_LENGTH = 500;

interface OptionalTextWords {
  tooLong: (values: { max: number }) => string;
}

interface RequiredTextWords extends OptionalTextWords {
  required: string;
}

export const maxLengthMessage = (wordsOf: (language: Language) => OptionalTextWords, max: number): LocalText =>
  localTexts(wordsOf)((words) => words.tooLong({ max }));

export function requiredText(wordsOf: (language: Language) => RequiredTextWords, max = MAX_NAME_LENGTH) {
  const required = localTexts(wordsOf)((words) => words.required);
  return string()
    .trim()
    .required(required)
    .test('required', required, (text) => !text || hasVisibleCharacter(text))
    .test(maxLengthTest(max, maxLengthMessage(wordsOf, max)));
}

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** One line, with nothing that changes the direction of neighbouring text (rule platform.names). */
export function nameField(wordsOf: (language: Language) => RequiredTextWords, max = MAX_NAME_LENGTH) {
  return requiredText(wordsOf, max).transform((text: string) => withoutDirections(text).replace(CONTROLS, ' ').trim());
}

export function optionalText(wordsOf: (language: Language) => OptionalTextWords, max: number) {
  return string()
    .trim()
    .default('')
    .test(maxLengthTest(max, maxLengthMessage(wordsOf, max)));
}

const message = localTexts(wordsIn);

export const FIRST_NAME_REQUIRED = message(({ firstName }) => firstName.required);
export const LAST_NAME_REQUIRED = message(({ lastName }) => lastName.required);

export function firstNameField() {
  return nameField((language) => wordsIn(language).firstName);
}

export function lastNameField() {
  return nameField((language) => wordsIn(language).lastName);
}

export function businessNameField() {
  return nameField((language) => wordsIn(language).businessName);
}

const PASSWORD_RULES = message((words) => words.passwordRules);

/** Existing passwords need not meet these rules. */
export function newPasswordField() {
  return string()
    .required(PASSWORD_RULES)
    .test(
      maxLengthTest(
        MAX_PASSWORD_LENGTH,
        message((words) => words.passwordTooLong({ max: MAX_PASSWORD_LENGTH })),
      ),
    )
    .test('rules', PASSWORD_RULES, (value) => !value || meetsPasswordRules(value));
}

export function repeatedPasswordField(passwordField: string) {
  return string()
    .default('')
    .test(
      'repeated',
      message((words) => words.passwordsDiffer),
      function isRepeated(value) {
        const parent = this.parent as Record<string, string | undefined>;
        return normalizePassword(value) === normalizePassword(parent[passwordField] ?? '');
      },
    );
}

export function agreementField(text: LocalText) {
  return boolean().default(false).oneOf([true], text);
}

export function termsField() {
  return agreementField(message((words) => words.terms));
}
