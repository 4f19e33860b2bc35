import { string } from 'yup';
import { maxLengthTest } from '../forms/length';
import { tooLongMessage } from '../forms/messages';
import { withoutDirections } from '../text/directions';

export const MAX_INVITED_NAME_LENGTH = 80;

/** Five digits or more with nothing but signs between them: a phone number, or a date of birth. */
export const hasPhoneNumber = (text: string): boolean => /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){4}/u.test(text);

const CONTROLS = /[\s\p{Cc}]+/gu;

export const plainName = (text: string): string => withoutDirections(text).replace(CONTROLS, ' ').trim();

/** May be empty; kept, and used to greet the person (rule memberships.emailInvitations). */
export const invitedNameField = () =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? plainName(text) : text))
    .test(maxLengthTest(MAX_INVITED_NAME_LENGTH, tooLongMessage('Name', MAX_INVITED_NAME_LENGTH)))
    .test('phone', 'Name can’t have a phone number', (text) => !text || !hasPhoneNumber(text));
