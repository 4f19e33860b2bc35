import { string } from 'yup';
import { emailField } from '../forms/emailField';
import { CODE_REQUIRED } from '../session/twoFactor';
import { changeEmailSchema, profileSchema } from './forms';

/** What is changed of a profile. */
export const profileUpdateSchema = profileSchema.shape({ emailAddress: emailField() }).partial();

/** As it is sent: a code may be absent, but not empty. */
export const changeEmailRequestSchema = changeEmailSchema().shape({
  code: string()
    .trim()
    .test('given', CODE_REQUIRED, (code) => code !== ''),
});
