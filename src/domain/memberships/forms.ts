import { array, boolean, type InferType, mixed, object, type Schema, string } from 'yup';
import { emailField, maxParticipantsField, optionalLinkField, optionalText, requiredText } from '../forms/fields';

export const BUTTON_LABEL_MAX_LENGTH = 25;
const FORM_LABEL_MAX_LENGTH = 100;

/** A custom button: none, or one with both label and link. */
function customButtonSchema() {
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

/** Step 1 of the wizard. */
export const membershipDetailsSchema = object({
  name: requiredText('Membership name is required'),
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

function settingField(name: string, purpose: 'create' | 'edit') {
  return name === 'MaxParticipants' ? maxParticipantsField(purpose) : optionalLinkField();
}

/** A setting's value is a text; an empty one removes the setting. */
function settingSchema(purpose: 'create' | 'edit') {
  return object({
    name: string(),
    value: mixed().when('name', ([name], _, { value }) =>
      value === '' ? mixed() : settingField(String(name), purpose),
    ),
  });
}

/** What is in a list once at most, by its name. */
function eachOnce<Item extends { name?: string }>(item: Schema<Item>) {
  return array(item).test('once', function areDifferent(list = []) {
    const index = list.findIndex(({ name }, at) => name && list.findIndex((other) => other.name === name) < at);
    const path = `${this.path}.${index}.name`;
    return index < 0 || this.createError({ path, message: `${list[index]?.name} is given twice` });
  });
}

/** A membership as it is sent (rule memberships.form): settings, features and buttons are lists of what is named. */
function membershipInputSchemaFor(purpose: 'create' | 'edit') {
  return membershipDetailsSchema.shape({
    settings: eachOnce(settingSchema(purpose)),
    features: eachOnce(object({ name: string() })),
    customButtons: array(customButtonSchema()),
  });
}
export const membershipInputSchema = membershipInputSchemaFor('create');
export const membershipUpdateSchema = membershipInputSchemaFor('edit').partial();
