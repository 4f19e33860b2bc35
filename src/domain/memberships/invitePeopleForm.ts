import { type InferType, object, string } from 'yup';
import { languageField } from '../forms/languageField';
import { optionalText, requiredText } from '../forms/fields';
import { DEFAULT_LANGUAGE } from '../text/languages';
import { INVITE_ROLES } from './lists';
import { wordsIn } from './invitationWords.gen';

export const MAX_PASTED_LENGTH = 200_000;

export const invitePeopleSchema = ({ hasFile }: { hasFile: boolean }) =>
  object({
    people: hasFile
      ? optionalText((language) => wordsIn(language).people, MAX_PASTED_LENGTH)
      : requiredText((language) => wordsIn(language).people, MAX_PASTED_LENGTH),
    role: string().oneOf(INVITE_ROLES).required(),
    podId: string().default(''),
    language: languageField().default(DEFAULT_LANGUAGE),
  });
export type InvitePeopleValues = InferType<ReturnType<typeof invitePeopleSchema>>;
