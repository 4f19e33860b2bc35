import { type InferType, object, string } from 'yup';
import { emailField } from '../forms/emailField';
import {
  businessNameField,
  firstNameField,
  lastNameField,
  newPasswordField,
  optionalText,
  repeatedPasswordField,
  nameField,
  requiredText,
  termsField,
} from '../forms/fields';
import { deviceZoneField } from '../forms/timeFields';
import { ownProofFields } from '../session/twoFactor';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

const MAX_CREDENTIAL_LENGTH = 200;

export const businessRegistrationSchema = object({
  businessName: businessNameField(),
  email: emailField(),
  firstName: firstNameField(),
  lastName: lastNameField(),
  password: newPasswordField(),
  timezone: deviceZoneField(),
});

export const businessSignUpSchema = businessRegistrationSchema.shape({
  confirmPassword: repeatedPasswordField('password'),
  agreeToTerms: termsField(),
});
export type BusinessSignUpValues = InferType<typeof businessSignUpSchema>;

export const businessNameSchema = object({ name: businessNameField() });
export type BusinessNameValues = InferType<typeof businessNameSchema>;

export const inviteAdminSchema = object({
  name: nameField((language) => wordsIn(language).adminName),
  email: emailField({ invalid: message((words) => words.adminEmailInvalid) }),
});
export type InviteAdminValues = InferType<typeof inviteAdminSchema>;

/** With an account id, Zoom uses server-to-server OAuth (rule businesses.zoom). */
export const zoomSchema = object({
  zoomApiKey: requiredText((language) => wordsIn(language).zoomKey, MAX_CREDENTIAL_LENGTH),
  zoomApiSecret: requiredText((language) => wordsIn(language).zoomSecret, MAX_CREDENTIAL_LENGTH),
  zoomUserId: emailField({
    required: message((words) => words.zoomUserRequired),
    invalid: message((words) => words.zoomUserInvalid),
  }),
  zoomAccountId: optionalText((language) => wordsIn(language).zoomAccount, MAX_CREDENTIAL_LENGTH),
});
export type ZoomValues = InferType<typeof zoomSchema>;

export const handOverSchema = (asksCode: boolean) =>
  object({ adminId: string().required(message((words) => words.newOwnerRequired)), ...ownProofFields(asksCode) });
export type HandOverValues = InferType<ReturnType<typeof handOverSchema>>;
