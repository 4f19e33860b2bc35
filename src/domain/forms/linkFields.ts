import { string } from 'yup';
import { isHttpLink } from '../links/httpLink';
import { MEETING_LINK_REQUIRED } from './messages';

const LINK_MESSAGE = 'Link must start with http';

/** An optional link (rule platform.httpLinks). */
export function optionalLinkField() {
  return string()
    .trim()
    .default('')
    .test('link', LINK_MESSAGE, (value) => !value || isHttpLink(value));
}

export function meetingLinkField() {
  return optionalLinkField().required(MEETING_LINK_REQUIRED);
}
