import { type InferType, object, string } from 'yup';
import { emailField, newPasswordField, repeatedPasswordField } from '../forms/fields';
import { PASSWORD_MAX_LENGTH } from './password';

/** The password is not checked against the rules for new ones: it may be older than they are. */
export const loginSchema = object({
  email: emailField(),
  password: string().required('Password is required').max(PASSWORD_MAX_LENGTH, 'Password is too long'),
});
export type LoginValues = InferType<typeof loginSchema>;

export const forgotPasswordSchema = object({ email: emailField() });
export type ForgotPasswordValues = InferType<typeof forgotPasswordSchema>;

export const resetPasswordSchema = object({
  password: newPasswordField(),
  confirmPassword: repeatedPasswordField('password'),
});
export type ResetPasswordValues = InferType<typeof resetPasswordSchema>;

export const changePasswordSchema = object({
  oldPassword: string().required('Current password is required').max(PASSWORD_MAX_LENGTH, 'Password is too long'),
  newPassword: newPasswordField(),
  confirmPassword: repeatedPasswordField('newPassword'),
});
export type ChangePasswordValues = InferType<typeof changePasswordSchema>;
