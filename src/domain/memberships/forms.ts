import { boolean, type InferType, object } from 'yup';
import { emailField } from '../forms/emailField';
import { nameField, optionalText, requiredText } from '../forms/fields';
import { optionalLinkField } from '../forms/linkFields';
import { maxParticipantsField } from './maxParticipantsField';
import { turnMinutesField } from './turnMinutesField';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

export const MAX_BUTTON_LABEL_LENGTH = 25;
const MAX_FORM_LABEL_LENGTH = 100;

const message = localTexts(wordsIn);

export function customButtonSchema() {
  type Button = { label: string; url: string };
  return object({
    label: optionalText((language) => wordsIn(language).label, MAX_BUTTON_LABEL_LENGTH).test(
      'with-link',
      message(({ label }) => label.required),
      function hasLabelForLink(value) {
        return Boolean(value) || !(this.parent as Button).url;
      },
    ),
    url: optionalLinkField().test(
      'with-label',
      message((words) => words.urlRequired),
      function hasLinkForLabel(value) {
        return Boolean(value) || !(this.parent as Button).label;
      },
    ),
    formLabel: optionalText((language) => wordsIn(language).formLabel, MAX_FORM_LABEL_LENGTH),
  });
}

const normalizeTypedName = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Retyping the name prevents mistakes (rule memberships.deletion). */
export function deleteMembershipSchema(membershipName: string) {
  const isName = (value: string) => value === '' || normalizeTypedName(value) === normalizeTypedName(membershipName);
  return object({
    name: requiredText((language) => wordsIn(language).name).test(
      'same',
      message((words) => words.otherName),
      isName,
    ),
  });
}

export const membershipDetailsSchema = object({
  name: nameField((language) => wordsIn(language).name),
  url: optionalLinkField(),
  communityUrl: optionalLinkField(),
  supportEmail: emailField({ required: message((words) => words.supportEmailRequired) }),
});
export type MembershipDetailsValues = InferType<typeof membershipDetailsSchema>;

export const membershipLinksSchema = object({
  leaderAgreementLink: optionalLinkField(),
  participantAgreementLink: optionalLinkField(),
  leaderTrainingLink: optionalLinkField(),
  participantOnboardingLink: optionalLinkField(),
  shareWinLink: optionalLinkField(),
  signUpButton: customButtonSchema(),
});
export type MembershipLinksValues = InferType<typeof membershipLinksSchema>;

function membershipPodsSchemaFor(purpose: 'create' | 'edit') {
  return object({
    maxParticipants: maxParticipantsField(purpose),
    turnMinutes: turnMinutesField(),
    nextTinyStep: boolean().default(true),
    chat: boolean().default(true),
    selectPodOnSignup: boolean().default(true),
    podButton: customButtonSchema(),
  });
}
export const membershipPodsSchema = membershipPodsSchemaFor('create');
export type MembershipPodsValues = InferType<typeof membershipPodsSchema>;

/** The fourth step, the logo, isn't a field. */
export const membershipCreateSchema = membershipDetailsSchema
  .concat(membershipLinksSchema)
  .concat(membershipPodsSchema);
export type MembershipValues = InferType<typeof membershipCreateSchema>;

export const membershipEditSchema = membershipDetailsSchema
  .concat(membershipLinksSchema)
  .concat(membershipPodsSchemaFor('edit'));

export const membershipStepSchemas = {
  1: membershipDetailsSchema,
  2: membershipLinksSchema,
  3: membershipPodsSchema,
} as const;
