import { string } from 'yup';
import { isEmailAddress, toStoredEmail } from '../account/email';
import { trimEmail } from '../account/knownEmail';
import { EMAIL_INVALID, EMAIL_REQUIRED } from './knownEmailField';

export function emailField({ required = EMAIL_REQUIRED, invalid = EMAIL_INVALID } = {}) {
  return string()
    .transform((text: unknown) => {
      if (typeof text !== 'string') return text;
      const address = trimEmail(text);
      return isEmailAddress(address) ? toStoredEmail(address) : address;
    })
    .required(required)
    .test('email', invalid, (value) => !value || isEmailAddress(value));
}
