import { string } from 'yup';
import { isHttpLink, withHttps } from '../links/httpLink';
import { wordsIn } from './linkWords.gen';
import { localTexts } from '../text/localText';

const message = localTexts(wordsIn);

export const MEETING_LINK_REQUIRED = message((words) => words.meetingLinkRequired);

const LINK_MESSAGE = message((words) => words.invalid);

export function optionalLinkField() {
  return string()
    .trim()
    .transform((value: unknown) => (typeof value === 'string' ? withHttps(value) : value))
    .default('')
    .test('link', LINK_MESSAGE, (value) => !value || isHttpLink(value));
}

export function meetingLinkField() {
  return optionalLinkField().required(MEETING_LINK_REQUIRED);
}
