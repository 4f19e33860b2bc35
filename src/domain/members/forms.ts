import { boolean, type InferType, object, string } from 'yup';
import { emailField } from '../forms/emailField';
import {
  agreementField,
  codeField,
  firstNameField,
  lastNameField,
  newPasswordField,
  repeatedPasswordField,
  termsField,
} from '../forms/fields';
import { deviceZoneField } from '../forms/timeFields';
import { ageField } from '../terms/forms';

export const businessAdminRegistrationSchema = object({
  inviteCode: codeField(),
  firstName: firstNameField(),
  lastName: lastNameField(),
  password: newPasswordField(),
  timezone: deviceZoneField(),
});

export const memberRegistrationSchema = businessAdminRegistrationSchema.shape({ email: emailField() });

const invitedSignUpSchema = businessAdminRegistrationSchema.shape({
  confirmPassword: repeatedPasswordField('password'),
  agreeToTerms: termsField(),
});

const agreementWhere = (hasLink: boolean, message: string) =>
  hasLink ? agreementField(message) : boolean().default(false);

export const adminSignUpSchema = invitedSignUpSchema;
export type AdminSignUpValues = InferType<typeof adminSignUpSchema>;

interface SignUpOptions {
  hasAgreementLink: boolean;
  minimumAge?: number | undefined;
}

export function leaderSignUpSchema(options: SignUpOptions) {
  return invitedSignUpSchema.shape({
    email: emailField(),
    agreeToAge: ageField(options.minimumAge),
    agreeToTraining: agreementField('Please agree to the leader training'),
    agreeToAgreement: agreementWhere(options.hasAgreementLink, 'Please agree to the leader agreement'),
  });
}
export type LeaderSignUpValues = InferType<ReturnType<typeof leaderSignUpSchema>>;

export function participantSignUpSchema(options: SignUpOptions) {
  return invitedSignUpSchema.shape({
    email: emailField(),
    agreeToAge: ageField(options.minimumAge),
    preferredPodId: string().default(''),
    contactWhenNewPod: boolean().default(false),
    agreeToAgreement: agreementWhere(options.hasAgreementLink, 'Please agree to the participant agreement'),
  });
}
export type ParticipantSignUpValues = InferType<ReturnType<typeof participantSignUpSchema>>;

export const changeMemberEmailSchema = object({ newEmail: emailField() });
export type ChangeMemberEmailValues = InferType<typeof changeMemberEmailSchema>;
