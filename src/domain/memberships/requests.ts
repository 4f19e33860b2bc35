import { array, lazy, mixed, object, type Schema, string } from 'yup';
import { emailField } from '../forms/emailField';
import { languageField } from '../forms/languageField';
import { optionalLinkField } from '../forms/linkFields';
import { MAX_INVITATIONS } from './emailInvitations';
import { invitedNameField } from './invitedName';
import { maxParticipantsField } from './maxParticipantsField';
import { turnMinutesField } from './turnMinutesField';
import { customButtonSchema, membershipDetailsSchema } from './forms';
import { localTexts } from '../text/localText';
import { wordsIn } from './requestWords.gen';
import { wordsIn as invitationWordsIn } from './invitationWords.gen';

const message = localTexts(wordsIn);

function settingField(name: string, purpose: 'create' | 'edit') {
  if (name === 'MaxParticipants') return maxParticipantsField(purpose);
  return name === 'TurnMinutes' ? turnMinutesField() : optionalLinkField();
}

function settingSchema(purpose: 'create' | 'edit') {
  return object({
    name: string(),
    value: mixed().when('name', ([name], _, { value }) =>
      value === '' ? mixed() : settingField(String(name), purpose),
    ),
  });
}

function eachOnce<Item extends { name?: string }>(item: Schema<Item>) {
  return array(item).test('once', function areDifferent(list = []) {
    const index = list.findIndex(({ name }, at) => name && list.findIndex((other) => other.name === name) < at);
    const path = `${this.path}.${index}.name`;
    return (
      index < 0 ||
      this.createError({ path, message: message((words) => words.twice({ name: list[index]?.name ?? '' })) })
    );
  });
}

function membershipInputSchemaFor(purpose: 'create' | 'edit') {
  return membershipDetailsSchema.shape({
    settings: eachOnce(settingSchema(purpose)),
    features: eachOnce(object({ name: string() })),
    customButtons: array(customButtonSchema()),
  });
}
export const membershipInputSchema = membershipInputSchemaFor('create');
export const membershipUpdateSchema = membershipInputSchemaFor('edit').partial();

const invitation = { email: emailField(), name: invitedNameField() };

export const memberInvitationSchema = object({ ...invitation, language: languageField() });

const invitationsField = array(object(invitation));

/** Lists far over the limit aren't checked item by item, which would take seconds. */
export const emailInvitationsSchema = object({
  invitations: lazy((given: unknown) =>
    Array.isArray(given) && given.length > MAX_INVITATIONS
      ? array().max(
          MAX_INVITATIONS,
          localTexts(invitationWordsIn)((words) => words.tooMany({ max: MAX_INVITATIONS })),
        )
      : invitationsField,
  ),
  language: languageField(),
});
