import { type InferType, object, string } from 'yup';
import { knownEmailField } from '../forms/emailField';
import { maxLengthTest } from '../forms/length';
import { MAX_PASSWORD_LENGTH } from './passwordLength';

/** Not checked against the rules for new passwords, which may be newer than the password. */
export function currentPasswordField(message: string) {
  return string().required(message).test(maxLengthTest(MAX_PASSWORD_LENGTH, 'Password is too long'));
}

export const PASSWORD_REQUIRED = 'Password is required';

export const passwordField = () => currentPasswordField(PASSWORD_REQUIRED);

export const loginSchema = object({ email: knownEmailField(), password: passwordField() });
export type LoginValues = InferType<typeof loginSchema>;
