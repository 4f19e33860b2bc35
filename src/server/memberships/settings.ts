import type { MembershipSetting } from '../../contract/entities.gen';

const NUMBERS: ReadonlySet<string> = new Set(['MaxParticipants', 'TurnMinutes']);

/** Settings as stored: without empty values, and with numbers in their shortest form. */
export function storedSettings(settings: MembershipSetting[]): MembershipSetting[] {
  return settings
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value: NUMBERS.has(name) ? String(Number(value)) : value }));
}
