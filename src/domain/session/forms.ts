import { type InferType, object } from 'yup';
import { knownEmailField } from '../forms/knownEmailField';
import { newPasswordField, repeatedPasswordField } from '../forms/fields';
import { currentPasswordField } from './loginForm';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

export const forgotPasswordSchema = object({ email: knownEmailField() });
export type ForgotPasswordValues = InferType<typeof forgotPasswordSchema>;

export const resetPasswordSchema = object({
  password: newPasswordField(),
  confirmPassword: repeatedPasswordField('password'),
});
export type ResetPasswordValues = InferType<typeof resetPasswordSchema>;

export const changePasswordRequestSchema = object({
  oldPassword: currentPasswordField(localTexts(wordsIn)((words) => words.currentPasswordRequired)),
  newPassword: newPasswordField(),
});

export const changePasswordSchema = changePasswordRequestSchema.shape({
  confirmPassword: repeatedPasswordField('newPassword'),
});
export type ChangePasswordValues = InferType<typeof changePasswordSchema>;
