import { ValidationError } from 'yup';
import { LINK_MESSAGE, maxParticipantsField } from '../../domain/forms/fields';
import { isHttpLink } from '../../domain/links';
import type { MembershipInput, MembershipSetting } from '../../contract/entities.gen';
import { invalid, type FieldError } from '../platform/http/problem';

/** A new membership's pods have at most 8 seats; an existing one's may be given more (decision 28). */
export type Saving = 'create' | 'edit';

function seatsProblem(value: string, saving: Saving): string | undefined {
  try {
    maxParticipantsField(saving).validateSync(value);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/** What is wrong with a setting, in the words of its form; undefined when it will do. An empty value removes it. */
function settingProblem({ name, value }: MembershipSetting, saving: Saving): string | undefined {
  if (value === '') return undefined;
  if (name === 'MaxParticipants') return seatsProblem(value, saving);
  return isHttpLink(value) ? undefined : LINK_MESSAGE;
}

function repeats(list: { name: string }[], path: string): FieldError[] {
  return list.flatMap(({ name }, index) =>
    list.findIndex((other) => other.name === name) < index
      ? [{ path: `${path}.${index}.name`, message: `${name} is given twice` }]
      : [],
  );
}

function settingErrors(settings: MembershipSetting[], saving: Saving): FieldError[] {
  const values = settings.flatMap((setting, index) => {
    const message = settingProblem(setting, saving);
    return message ? [{ path: `settings.${index}.value`, message }] : [];
  });
  return [...values, ...repeats(settings, 'settings')];
}

function linkErrors(input: Partial<MembershipInput>): FieldError[] {
  const links = [
    { path: 'url', value: input.url },
    { path: 'communityUrl', value: input.communityUrl },
    ...(input.customButtons ?? []).map(({ url }, index) => ({ path: `customButtons.${index}.url`, value: url })),
  ];
  return links.filter(({ value }) => value && !isHttpLink(value)).map(({ path }) => ({ path, message: LINK_MESSAGE }));
}

/**
 * Refuses what the contract's schema lets through but specification 5 does not: links that are none, a maximum out of
 * range, a setting or feature that is given twice. 400 with a message at each field.
 */
export function checkMembership(input: Partial<MembershipInput>, saving: Saving): void {
  const errors = [
    ...linkErrors(input),
    ...settingErrors(input.settings ?? [], saving),
    ...repeats(input.features ?? [], 'features'),
  ];
  if (errors[0]) throw invalid(errors[0].message, errors);
}

/** Settings as they are stored: without the empty ones, the number in its shortest form. */
export function storedSettings(settings: MembershipSetting[]): MembershipSetting[] {
  return settings
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value: name === 'MaxParticipants' ? String(Number(value)) : value }));
}
