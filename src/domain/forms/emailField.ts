import { string } from 'yup';
import { isEmailLike } from '../account/email';

/** An address, its limit a part of what makes it valid. */
export function emailField({ required = 'Email is required', invalid = 'Email address is invalid' } = {}) {
  return string()
    .trim()
    .required(required)
    .test('email', invalid, (value) => !value || isEmailLike(value));
}
