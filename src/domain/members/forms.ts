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

/** A person who signs up by an invite link; an admin's address comes from the invitation. */
export const businessAdminRegistrationSchema = object({
  inviteCode: codeField(),
  firstName: firstNameField(),
  lastName: lastNameField(),
  password: newPasswordField(),
  timezone: deviceZoneField(),
});

export const memberRegistrationSchema = businessAdminRegistrationSchema.shape({ email: emailField() });

/** Fields for everyone with an invite link, in addition to the address. */
const invitedSignUpSchema = businessAdminRegistrationSchema.shape({
  confirmPassword: repeatedPasswordField('password'),
  agreeToTerms: termsField(),
});

/** An agreement's box is shown and required only if there is an agreement to read. */
const agreementWhere = (hasLink: boolean, message: string) =>
  hasLink ? agreementField(message) : boolean().default(false);

/** /sign-up/admin: the address comes from the invitation. */
export const adminSignUpSchema = invitedSignUpSchema;
export type AdminSignUpValues = InferType<typeof adminSignUpSchema>;

/** /sign-up/leader. */
export function leaderSignUpSchema(options: { hasAgreementLink: boolean }) {
  return invitedSignUpSchema.shape({
    email: emailField(),
    agreeToTraining: agreementField('Please agree to the leader training'),
    agreeToAgreement: agreementWhere(options.hasAgreementLink, 'Please agree to the leader agreement'),
  });
}
export type LeaderSignUpValues = InferType<ReturnType<typeof leaderSignUpSchema>>;

/** /sign-up/participant; the pod is an id, or empty for none. */
export function participantSignUpSchema(options: { hasAgreementLink: boolean }) {
  return invitedSignUpSchema.shape({
    email: emailField(),
    preferredPodId: string().default(''),
    contactWhenNewPod: boolean().default(false),
    agreeToAgreement: agreementWhere(options.hasAgreementLink, 'Please agree to the participant agreement'),
  });
}
export type ParticipantSignUpValues = InferType<ReturnType<typeof participantSignUpSchema>>;

/** The form in which an owner or admin changes a member's address. */
export const changeMemberEmailSchema = object({ newEmail: emailField() });
export type ChangeMemberEmailValues = InferType<typeof changeMemberEmailSchema>;
