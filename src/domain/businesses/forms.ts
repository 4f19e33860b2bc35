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
  name: nameField('Name is required'),
  email: emailField({ invalid: 'Email is not valid' }),
});
export type InviteAdminValues = InferType<typeof inviteAdminSchema>;

/** With an account id, Zoom uses server-to-server OAuth (rule businesses.zoom). */
export const zoomSchema = object({
  zoomApiKey: requiredText('Zoom key is required', MAX_CREDENTIAL_LENGTH),
  zoomApiSecret: requiredText('Zoom secret is required', MAX_CREDENTIAL_LENGTH),
  zoomUserId: emailField({ required: 'Zoom user ID is required', invalid: 'Zoom user email is invalid' }),
  zoomAccountId: optionalText('Zoom account ID', MAX_CREDENTIAL_LENGTH),
});
export type ZoomValues = InferType<typeof zoomSchema>;

export const handOverSchema = (asksCode: boolean) =>
  object({ adminId: string().required('New owner is required'), ...ownProofFields(asksCode) });
export type HandOverValues = InferType<ReturnType<typeof handOverSchema>>;
