import { object, string } from 'yup';
import { knownEmailField } from '../forms/emailField';
import { codeField } from '../forms/fields';
import { forgotPasswordSchema, resetPasswordSchema } from './forms';
import { loginSchema, passwordField } from './loginForm';
import { CODE_REQUIRED } from './twoFactor';

export const loginRequestSchema = loginSchema.omit(['email']).shape({ username: knownEmailField() });

const BAD_PATH = 'This isn’t a path of a page';

export const returnPathField = () => string().min(1, BAD_PATH).max(2000, BAD_PATH);

export const loginLinkRequestSchema = forgotPasswordSchema.shape({ returnPath: returnPathField() });

export const resetPasswordRequestSchema = resetPasswordSchema.omit(['confirmPassword']).shape({ code: codeField() });

/** May be absent, but not empty. */
export const sentCodeField = () =>
  string()
    .trim()
    .test('given', CODE_REQUIRED, (code) => code !== '');

export const ownProofRequestSchema = object({ password: passwordField(), code: sentCodeField() });
