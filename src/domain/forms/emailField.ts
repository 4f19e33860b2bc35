import { string } from 'yup';
import { isEmailAddress, isKnownEmailLike, toStoredEmail, trimEmail, trimUnseen } from '../account/email';
import { localTexts } from '../text/localText';
import { wordsIn } from './emailWords.gen';

const message = localTexts(wordsIn);

const REQUIRED = message((words) => words.required);
const INVALID = message((words) => words.invalid);

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

export function knownEmailField() {
  return string()
    .trim()
    .required(REQUIRED)
    .test('required', REQUIRED, (value) => !value || trimUnseen(value) !== '')
    .test('email', INVALID, (value) => !value || trimUnseen(value) === '' || isKnownEmailLike(trimEmail(value)));
}
