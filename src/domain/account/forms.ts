import { type InferType, object } from 'yup';
import { BIO_MAX_LENGTH, emailField, firstNameField, lastNameField, requiredText } from '../forms/fields';
import { isSameEmail } from './email';

const bioField = () => requiredText('Bio is required', BIO_MAX_LENGTH);

export const bioSchema = object({ bio: bioField() });
export type BioValues = InferType<typeof bioSchema>;

/** The bio's message stands under the bio, not under a name (rule account.profile). */
export const profileSchema = object({ firstName: firstNameField(), lastName: lastNameField(), bio: bioField() });
export type ProfileValues = InferType<typeof profileSchema>;

/** A person's own new address. */
export function changeEmailSchema(currentEmail: string) {
  return object({
    newEmail: emailField('Please enter a new email address.').test(
      'different',
      'Please enter a different email address.',
      (value) => !value || !isSameEmail(value, currentEmail),
    ),
  });
}
export type ChangeEmailValues = InferType<ReturnType<typeof changeEmailSchema>>;
