import { string } from 'yup';
import { isHttpLink, withHttps } from '../links/httpLink';
import { MEETING_LINK_REQUIRED } from './messages';

const LINK_MESSAGE = 'Link must start with http';

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
