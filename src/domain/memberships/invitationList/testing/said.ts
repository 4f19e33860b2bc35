import { readInvitations } from '../../readInvitations';

/** 'Name <address>' of each person, then what is left out with its reason, then what isn't used. */
export function said(text: string): [people: string[], left: string[], notUsed: string[]] {
  const { people, unreadable, notUsed } = readInvitations(text, { role: 'Participant', pods: [] });
  return [
    people.map(({ name, email }) => (name === '' ? email : `${name} <${email}>`)),
    unreadable.map(({ row, text: what, reason }) => `${row} ${what} ${reason}`),
    notUsed,
  ];
}
