import { string } from 'yup';
import { emailField } from '../forms/emailField';
import { CODE_REQUIRED } from '../session/twoFactor';
import { changeEmailSchema, profileSchema } from './forms';

/** Changed fields of a profile. */
export const profileUpdateSchema = profileSchema.shape({ emailAddress: emailField() }).partial();

/** The request: the code may be missing, but not empty. */
export const changeEmailRequestSchema = changeEmailSchema().shape({
  code: string()
    .trim()
    .test('given', CODE_REQUIRED, (code) => code !== ''),
});
