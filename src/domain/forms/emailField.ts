import { string } from 'yup';
import { isEmailAddress, isKnownEmailLike, toStoredEmail, trimEmail, trimUnseen } from '../account/email';

const REQUIRED = 'Email is required';
const INVALID = 'Email address is invalid';

/** An address to write to; the length limit is part of its validity. */
export function emailField({ required = REQUIRED, invalid = INVALID } = {}) {
  return string()
    .transform((text: unknown) => {
      if (typeof text !== 'string') return text;
      const address = trimEmail(text);
      return isEmailAddress(address) ? toStoredEmail(address) : address;
    })
    .required(required)
    .test('email', invalid, (value) => !value || isEmailAddress(value));
}

/** The address of an account, which may be older than the rules for addresses. */
export function knownEmailField() {
  return string()
    .trim()
    .required(REQUIRED)
    .test('visible', REQUIRED, (value) => !value || trimUnseen(value) !== '')
    .test('email', INVALID, (value) => !value || trimUnseen(value) === '' || isKnownEmailLike(trimEmail(value)));
}
