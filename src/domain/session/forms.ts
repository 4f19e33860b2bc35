import { type InferType, object, string } from 'yup';
import { emailField, newPasswordField, repeatedPasswordField } from '../forms/fields';
import { atMost } from '../forms/length';
import { PASSWORD_MAX_LENGTH } from './password';

/** Not checked against the rules for new passwords: it may be older than they are. */
function presentPasswordField(message: string) {
  return string().required(message).test(atMost(PASSWORD_MAX_LENGTH, 'Password is too long'));
}

export const loginSchema = object({ email: emailField(), password: presentPasswordField('Password is required') });
export type LoginValues = InferType<typeof loginSchema>;

export const forgotPasswordSchema = object({ email: emailField() });
export type ForgotPasswordValues = InferType<typeof forgotPasswordSchema>;

export const resetPasswordSchema = object({
  password: newPasswordField(),
  confirmPassword: repeatedPasswordField('password'),
});
export type ResetPasswordValues = InferType<typeof resetPasswordSchema>;

export const changePasswordRequestSchema = object({
  oldPassword: presentPasswordField('Current password is required'),
  newPassword: newPasswordField(),
});

export const changePasswordSchema = changePasswordRequestSchema.shape({
  confirmPassword: repeatedPasswordField('newPassword'),
});
export type ChangePasswordValues = InferType<typeof changePasswordSchema>;
