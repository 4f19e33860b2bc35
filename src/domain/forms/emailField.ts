import { string } from 'yup';
import { isEmailLike } from '../account/email';

/** An email address; the length limit is part of its validity. */
export function emailField({ required = 'Email is required', invalid = 'Email address is invalid' } = {}) {
  return string()
    .trim()
    .required(required)
    .test('email', invalid, (value) => !value || isEmailLike(value));
}
