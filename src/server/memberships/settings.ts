import type { MembershipSetting } from '../../contract/entities.gen';

/** Settings as stored: without empty values, and with the number in its shortest form. */
export function storedSettings(settings: MembershipSetting[]): MembershipSetting[] {
  return settings
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value: name === 'MaxParticipants' ? String(Number(value)) : value }));
}
