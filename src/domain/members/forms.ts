import { boolean, type InferType, object, string } from 'yup';
import { emailField } from '../forms/emailField';
import {
  agreementField,
  firstNameField,
  lastNameField,
  newPasswordField,
  repeatedPasswordField,
  termsField,
} from '../forms/fields';
import { deviceZoneField } from '../forms/timeFields';
import { ageField } from '../terms/forms';
import { codeField } from '../forms/codeField';
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

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

const agreementWhere = (hasLink: boolean, text: LocalText) =>
  hasLink ? agreementField(text) : boolean().default(false);

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
    agreeToTraining: agreementField(message((words) => words.training)),
    agreeToAgreement: agreementWhere(
      options.hasAgreementLink,
      message((words) => words.leaderAgreement),
    ),
  });
}
export type LeaderSignUpValues = InferType<ReturnType<typeof leaderSignUpSchema>>;

export function participantSignUpSchema(options: SignUpOptions) {
  return invitedSignUpSchema.shape({
    email: emailField(),
    agreeToAge: ageField(options.minimumAge),
    preferredPodId: string().default(''),
    contactWhenNewPod: boolean().default(false),
    agreeToAgreement: agreementWhere(
      options.hasAgreementLink,
      message((words) => words.participantAgreement),
    ),
  });
}
export type ParticipantSignUpValues = InferType<ReturnType<typeof participantSignUpSchema>>;

export const changeMemberEmailSchema = object({ newEmail: emailField() });
export type ChangeMemberEmailValues = InferType<typeof changeMemberEmailSchema>;
