import { object, string } from 'yup';
import { knownEmailField } from '../forms/knownEmailField';
import { codeField } from '../forms/codeField';
import { forgotPasswordSchema, resetPasswordSchema } from './forms';
import { loginSchema, passwordField } from './loginForm';
import { CODE_REQUIRED } from './twoFactor';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

export const loginRequestSchema = loginSchema.omit(['email']).shape({ username: knownEmailField() });

const BAD_PATH = localTexts(wordsIn)((words) => words.badPath);

export const returnPathField = () => string().min(1, BAD_PATH).max(2000, BAD_PATH);

export const loginLinkRequestSchema = forgotPasswordSchema.shape({ returnPath: returnPathField() });

export const resetPasswordRequestSchema = resetPasswordSchema.omit(['confirmPassword']).shape({ code: codeField() });

/** May be absent, but not empty. */
export const sentCodeField = () =>
  string()
    .trim()
    .test('required', CODE_REQUIRED, (code) => code !== '');

export const ownProofRequestSchema = object({ password: passwordField(), code: sentCodeField() });
