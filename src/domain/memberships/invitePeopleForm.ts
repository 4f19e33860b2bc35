import { type InferType, object, string } from 'yup';
import { optionalText, requiredText } from '../forms/fields';
import { INVITE_ROLES } from './lists';

/** The longest list that can be typed or pasted; longer ones come as a file. Characters. */
export const MAX_PASTED_LENGTH = 200_000;

/** A list of people to invite, pasted or as a file beside the form, and what they are invited to. */
export const invitePeopleSchema = ({ hasFile }: { hasFile: boolean }) =>
  object({
    people: hasFile
      ? optionalText('List', MAX_PASTED_LENGTH)
      : requiredText('A list of people is required', MAX_PASTED_LENGTH),
    role: string().oneOf(INVITE_ROLES).required(),
    podId: string().default(''),
  });
export type InvitePeopleValues = InferType<ReturnType<typeof invitePeopleSchema>>;
