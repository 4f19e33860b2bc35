import { emailField } from '../forms/emailField';
import { codeField } from '../forms/fields';
import { resetPasswordSchema } from './forms';
import { loginSchema } from './loginForm';

export const loginRequestSchema = loginSchema.omit(['email']).shape({ username: emailField() });

export const resetPasswordRequestSchema = resetPasswordSchema.omit(['confirmPassword']).shape({ code: codeField() });
