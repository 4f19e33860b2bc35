import { type InferType, object, string } from 'yup';
import { optionalText, requiredText } from '../forms/fields';
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
  });
export type InvitePeopleValues = InferType<ReturnType<typeof invitePeopleSchema>>;
