import type { EmailInvitationProblem } from '../../../contract/entities.gen';
import { MAX_INVITATIONS } from '../../../domain/memberships/emailInvitations';
import type { UnreadableRow } from '../../../domain/memberships/readInvitations';

const number = (count: number) => count.toLocaleString('en-GB');
const people = (count: number) => (count === 1 ? '1 person' : `${number(count)} people`);

const MAX_NAMED = 12;

export const invitePeopleWords = {
  title: 'Invite people by email',
  crumb: 'By email',
  intro: 'Everyone gets a link of their own, which works for 30 days.',
  list: 'People',
  listHelp: 'One per line: an address, or a name and an address. You can also paste from an email or a spreadsheet.',
  example: 'Tom Smith <tom@example.com>',
  file: 'Choose a CSV file',
  otherFile: 'Choose another file',
  fileHelp: 'With a column for the address, and if you like for name, role and pod. Nothing else in it is used.',
  chosenFile: (name: string) => `People from ${name}`,
  fileTooLarge: 'This file is too large. Choose one of up to 5 MB.',
  fileUnreadable: 'We couldn’t read this file. Save it as CSV and choose it again.',
  removeFile: 'Remove file',
  role: 'Usual role',
  roleHelp: 'For everyone whose role isn’t in your list.',
  roles: { Participant: 'Participant', Leader: 'Leader' },
  pod: 'Usual pod',
  podHelp: 'For everyone whose pod isn’t in your list.',
  noPod: 'They choose',
  check: 'Check the list',
  checking: 'Checking the list…',
  next: 'Nobody will be emailed yet.',

  first: {
    title: 'Now invite people',
    intro: (pod: string) => `${pod} is ready. Everyone you invite gets a link of their own, and a place in it.`,
    send: 'Send invitations',
    sending: 'Sending…',
    sent: ([one = '', ...others]: readonly string[]) =>
      others.length === 0
        ? `The invitation is on its way to ${one}`
        : `Invitations are on their way to ${people(others.length + 1)}`,
    shareLink: 'Share a link instead',
    later: 'Later',
  },

  checked: {
    title: (count: number) => `Invite ${people(count)}?`,
    nobody: 'Nobody to invite',
    nobodyWhy: 'Nothing in the list can be invited as it is.',
    mailed: (count: number) => `We’ll email ${people(count)}.`,
    left: (count: number) => `${count === 1 ? '1 entry is' : `${number(count)} entries are`} left out. See below why.`,
    notUsed: (what: readonly string[]) => {
      const more = what.length > MAX_NAMED ? ` and ${number(what.length - MAX_NAMED)} more` : '';
      return `Not used: ${what.slice(0, MAX_NAMED).join(', ')}${more}`;
    },
    tooMany: (count: number) =>
      `The list has ${people(count)}. You can invite ${number(MAX_INVITATIONS)} at once, so please split it.`,
    verb: (count: number) => `Invite ${people(count)}`,
    back: 'Change the list',
    problems: 'Left out',
    ready: 'To be invited',
    row: (row: number) => `Row ${number(row)}`,
    inPod: (pod: string) => `In ${pod}`,
    onWaitlist: {
      POD_FULL: (pod: string) => `${pod} is full, so they’ll join its waitlist`,
      POD_PAUSED: (pod: string) => `${pod} is paused, so they’ll join its waitlist`,
    },
  },

  reasons: {
    NO_EMAIL: 'No valid email address',
    OTHER_ADDRESS: 'Another address beside a person’s',
    ROLE_UNKNOWN: 'The role must be leader or participant',
    POD_UNKNOWN: 'No pod with this name',
    POD_AMBIGUOUS: 'Several pods have this name',
    TWICE: 'Already in the list',
    NAME_TOO_LONG: 'The name is too long',
    MEMBER: 'Already a member',
    INVITED: 'Already invited',
    POD_FULL: 'The pod is full',
    POD_PAUSED: 'The pod is paused',
    POD_FOR_LEADER: 'Leaders aren’t invited to a pod',
  } satisfies Record<UnreadableRow['reason'] | EmailInvitationProblem['reason'], string>,

  waiting: {
    title: 'Invited by email',
    none: 'Nobody is waiting',
    noneWhy: 'People you invite by email are listed here until they join.',
    sent: (sent: string, expires: string) => `Sent ${sent}, works until ${expires}`,
    externalRef: (reference: string) => `Reference ${reference}`,
    withdraw: 'Withdraw',
    withdrawTitle: (email: string) => `Withdraw ${email}’s invitation?`,
    withdrawEffect: 'Its link will stop working.',
    withdrawn: (email: string) => `${email}’s invitation has been withdrawn`,
    of: (email: string) => ` (${email})`,
  },
};
