import { type InferType, object, string } from 'yup';
import { emailField } from '../forms/emailField';
import { atMost } from '../forms/length';
import { PASSWORD_MAX_LENGTH } from './passwordLength';

/** Not checked against the rules for new passwords, which may be more recent. */
export function presentPasswordField(message: string) {
  return string().required(message).test(atMost(PASSWORD_MAX_LENGTH, 'Password is too long'));
}

export const PASSWORD_REQUIRED = 'Password is required';

/** A password on its own. */
export const passwordField = () => presentPasswordField(PASSWORD_REQUIRED);

export const loginSchema = object({ email: emailField(), password: passwordField() });
export type LoginValues = InferType<typeof loginSchema>;
