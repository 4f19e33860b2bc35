import { codeField, emailField } from '../forms/fields';
import { loginSchema, resetPasswordSchema } from './forms';

export const loginRequestSchema = loginSchema.omit(['email']).shape({ username: emailField() });

export const resetPasswordRequestSchema = resetPasswordSchema.omit(['confirmPassword']).shape({ code: codeField() });
