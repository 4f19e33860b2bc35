import { string } from 'yup';
import { maxLengthTest } from '../forms/length';
import { maxLengthMessage } from '../forms/fields';
import { withoutDirections } from '../text/directions';
import { hasVisibleCharacter } from '../text/visible';
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './invitationWords.gen';

export const MAX_INVITED_NAME_LENGTH = 80;

/** '@' and its look-alikes. */
const AT = /[@＠﹫]/;

/** Five digits or more with only punctuation between them: a phone number or a date of birth. */
const PHONE_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){4}/u;

const LINK = /:\/\/|(?:^|[^\p{L}\p{N}])www\./iu;
/** Mail programs turn `pay.example` into a link, but not `Dr.Smith`. */
const DOMAIN = /[\p{Ll}\p{Nd}]\.\p{Ll}{2,}(?!\p{L})/u;

const CONTROLS = /[\s\p{Cc}]+/gu;

export const hasAt = (text: string): boolean => AT.test(text);

/** On one line, with nothing that changes the direction of neighbouring text (rule platform.names). */
export const plainName = (text: string): string => withoutDirections(text).replace(CONTROLS, ' ').trim();

const problem = localTexts(wordsIn);

/** Why a text can't be used as the name in an invitation's greeting; undefined if it can. */
export function invitedNameProblem(text: string): LocalText | undefined {
  if (!hasVisibleCharacter(text)) return problem((words) => words.unreadable);
  if (PHONE_NUMBER.test(text)) return problem((words) => words.phoneNumber);
  if (hasAt(text)) return problem((words) => words.emailAddress);
  return LINK.test(text) || DOMAIN.test(text) ? problem((words) => words.link) : undefined;
}

/** May be empty (rule memberships.emailInvitations). */
export const invitedNameField = () =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? plainName(text) : text))
    .test(
      maxLengthTest(
        MAX_INVITED_NAME_LENGTH,
        maxLengthMessage((language) => wordsIn(language).name, MAX_INVITED_NAME_LENGTH),
      ),
    )
    .test('plain', function isPlain(text) {
      const message = text ? invitedNameProblem(text) : undefined;
      return message === undefined || this.createError({ message });
    });
