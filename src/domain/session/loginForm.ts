import { type InferType, object, string } from 'yup';
import { knownEmailField } from '../forms/knownEmailField';
import { maxLengthTest } from '../forms/length';
import { MAX_PASSWORD_LENGTH } from './passwordLength';
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './loginWords.gen';

const message = localTexts(wordsIn);

/** Not checked against the rules for new passwords, which may be newer than the password. */
export function currentPasswordField(required: LocalText) {
  return string()
    .required(required)
    .test(
      maxLengthTest(
        MAX_PASSWORD_LENGTH,
        message((words) => words.passwordTooLong),
      ),
    );
}

export const PASSWORD_REQUIRED = message((words) => words.passwordRequired);

export const passwordField = () => currentPasswordField(PASSWORD_REQUIRED);

export const loginSchema = object({ email: knownEmailField(), password: passwordField() });
export type LoginValues = InferType<typeof loginSchema>;
