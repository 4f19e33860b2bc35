import { type InferType, object } from 'yup';
import { emailField } from '../forms/emailField';
import { MAX_BIO_LENGTH, firstNameField, lastNameField, optionalText, requiredText } from '../forms/fields';
import { timeZoneField } from '../forms/timeFields';
import { ownProofFields } from '../session/twoFactor';
import { isSameEmail } from './email';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

export const DIFFERENT_EMAIL_REQUIRED = message((words) => words.sameEmail);

const bioField = () => requiredText((language) => wordsIn(language).bio, MAX_BIO_LENGTH);

export const bioSchema = object({ bio: bioField() });
export type BioValues = InferType<typeof bioSchema>;

/** `hasBio`: an existing bio can't be emptied; without one, a name can be saved alone (rule account.profile). */
export const profileSchema = (hasBio = true) =>
  object({
    firstName: firstNameField(),
    lastName: lastNameField(),
    bio: hasBio ? bioField() : optionalText((language) => wordsIn(language).bio, MAX_BIO_LENGTH),
    timezone: timeZoneField(),
  });
export type ProfileValues = InferType<ReturnType<typeof profileSchema>>;

/** Without `currentEmail`, doesn't check that the address differs. `asksCode`: two-factor login is on. */
export function changeEmailSchema(currentEmail = '', asksCode = false) {
  return object({
    ...ownProofFields(asksCode),
    newEmail: emailField({ required: message((words) => words.newEmailRequired) }).test(
      'different',
      DIFFERENT_EMAIL_REQUIRED,
      (value) => !value || !isSameEmail(value, currentEmail),
    ),
  });
}
export type ChangeEmailValues = InferType<ReturnType<typeof changeEmailSchema>>;
