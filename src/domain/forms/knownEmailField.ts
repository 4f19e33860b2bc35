import { string } from 'yup';
import { isKnownEmailLike, trimEmail, trimUnseen } from '../account/knownEmail';
import { localTexts } from '../text/localText';
import { wordsIn } from './emailWords.gen';

const message = localTexts(wordsIn);

export const EMAIL_REQUIRED = message((words) => words.required);
export const EMAIL_INVALID = message((words) => words.invalid);

export function knownEmailField() {
  return string()
    .trim()
    .required(EMAIL_REQUIRED)
    .test('required', EMAIL_REQUIRED, (value) => !value || trimUnseen(value) !== '')
    .test('email', EMAIL_INVALID, (value) => !value || trimUnseen(value) === '' || isKnownEmailLike(trimEmail(value)));
}
