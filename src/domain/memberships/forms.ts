import { boolean, type InferType, object } from 'yup';
import { emailField } from '../forms/emailField';
import { nameField, optionalText, requiredText } from '../forms/fields';
import { optionalLinkField } from '../forms/linkFields';
import { maxParticipantsField } from './seatsField';

export const BUTTON_LABEL_MAX_LENGTH = 25;
const FORM_LABEL_MAX_LENGTH = 100;

const NAME_REQUIRED = 'Membership name is required';

/** A custom button: none, or one with both label and link. */
export function customButtonSchema() {
  type Button = { label?: string; url?: string };
  return object({
    label: optionalText('Label', BUTTON_LABEL_MAX_LENGTH).test(
      'with-link',
      'Label is required if link is provided',
      function hasLabelForLink(value) {
        return Boolean(value) || !(this.parent as Button).url?.trim();
      },
    ),
    url: optionalLinkField().test(
      'with-label',
      'Url is required if label is provided',
      function hasLinkForLabel(value) {
        return Boolean(value) || !(this.parent as Button).label?.trim();
      },
    ),
    formLabel: optionalText('Form label', FORM_LABEL_MAX_LENGTH),
  });
}

/** A name as somebody types it again: white space apart, and however its accents are put together. */
const asTyped = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Who deletes a membership types its name, so that none is deleted by mistake (rule memberships.deletion). */
export function deleteMembershipSchema(membershipName: string) {
  const isName = (value: string) => value === '' || asTyped(value) === asTyped(membershipName);
  return object({
    name: requiredText(NAME_REQUIRED).test('same', 'That doesn’t match the name', isName),
  });
}

/** Step 1 of the wizard. */
export const membershipDetailsSchema = object({
  name: nameField(NAME_REQUIRED),
  url: optionalLinkField(),
  communityUrl: optionalLinkField(),
  supportEmail: emailField({ required: 'Membership support email is required' }),
});
export type MembershipDetailsValues = InferType<typeof membershipDetailsSchema>;

/** Step 2: the link settings, and the button of the sign-up page. */
export const membershipLinksSchema = object({
  leaderAgreementLink: optionalLinkField(),
  participantAgreementLink: optionalLinkField(),
  leaderTrainingLink: optionalLinkField(),
  participantOnboardingLink: optionalLinkField(),
  shareWinLink: optionalLinkField(),
  signUpButton: customButtonSchema(),
});
export type MembershipLinksValues = InferType<typeof membershipLinksSchema>;

/** Step 3: pods, and the button of the pod page. Features are on unless they are turned off. */
function membershipPodsSchemaFor(purpose: 'create' | 'edit') {
  return object({
    maxParticipants: maxParticipantsField(purpose),
    nextTinyStep: boolean().default(true),
    chat: boolean().default(true),
    selectPodOnSignup: boolean().default(true),
    podButton: customButtonSchema(),
  });
}
export const membershipPodsSchema = membershipPodsSchemaFor('create');
export type MembershipPodsValues = InferType<typeof membershipPodsSchema>;

/** All that the wizard asks; its fourth step is the logo, which is no field. */
export const membershipCreateSchema = membershipDetailsSchema
  .concat(membershipLinksSchema)
  .concat(membershipPodsSchema);
export type MembershipValues = InferType<typeof membershipCreateSchema>;

/** /membership/settings: the same fields, with the limits of a change. */
export const membershipEditSchema = membershipDetailsSchema
  .concat(membershipLinksSchema)
  .concat(membershipPodsSchemaFor('edit'));

/** The schema of each step of the wizard that has fields, by the step's number. */
export const membershipStepSchemas = {
  1: membershipDetailsSchema,
  2: membershipLinksSchema,
  3: membershipPodsSchema,
} as const;
