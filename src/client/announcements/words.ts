import type { AnnouncementAudienceKind } from '../../domain/announcements/audience';
import { membershipPlaces } from '../../domain/links';
import { countWithNoun, joinWithAnd, numberText } from '../../domain/text/words';

const people = (count: number) => countWithNoun(count, 'person', 'people');

export const words = {
  title: membershipPlaces.announcements.name,
  intro: 'Write to everybody at once, and see who has read it.',
  add: 'New announcement',
  none: 'No announcements yet',
  noneWhy: 'Write to everybody, to the leaders, or to some pods: in Stepwell, by email and on their devices.',
  audiences: {
    EVERYONE: () => 'Everybody',
    LEADERS: () => 'Leaders',
    PODS: (chosen: number) => countWithNoun(chosen, 'pod'),
    MEMBERS: (chosen: number) => countWithNoun(chosen, 'chosen member'),
  } satisfies Record<AnnouncementAudienceKind, (chosen: number) => string>,
  by: (name: string) => `by ${name}`,
  told: (told: number, total: number) => `${numberText(told)} of ${numberText(total)} told`,
  read: (read: number, total: number) => `Read by ${numberText(read)} of ${numberText(total)}`,
  withdrawnTitle: 'Withdrawn announcement',
  withdrawn: 'Withdrawn',

  form: {
    title: 'Title',
    text: 'Message',
    textHelp: 'Links become clickable. You can’t change it once it’s sent.',
    audience: 'Who is it for?',
    kinds: {
      EVERYONE: 'Everybody in this membership',
      LEADERS: 'Leaders only',
      PODS: 'Certain pods',
    },
    kindsHelp: { LEADERS: 'Everybody who leads a pod, or may lead one.' },
    members: (count: number) => `${countWithNoun(count, 'member')} you’ve chosen`,
    pods: 'Pods',
    podsChosen: (count: number) => `${countWithNoun(count, 'pod')} chosen`,
    podsSearch: 'Find pods',
    podsSearchHint: 'Name of a pod',
    noPods: 'No pods found.',
    submit: 'Review announcement',
  },

  confirm: {
    title: 'Send this announcement?',
    /** 'Anna Smith, Ben Okafor and 38 others'. */
    to: (count: number, names: readonly string[]) => {
      const others = count - names.length;
      const listed = others > 0 ? [...names, others === 1 ? '1 other' : `${numberText(others)} others`] : names;
      return `${people(count)}: ${joinWithAnd(listed)}.`;
    },
    how: (count: number, byEmail: number, byPush: number) => {
      const all = count === 1 ? 'They get it in Stepwell' : 'All of them get it in Stepwell';
      if (byEmail === 0) return `${all}, and nobody by email.`;
      const email = byEmail === count && count > 1 ? 'all by email too' : `${numberText(byEmail)} by email too`;
      return byPush === 0 ? `${all}, ${email}.` : `${all}, ${email}, ${numberText(byPush)} on their devices.`;
    },
    final: 'Once it’s sent, you can withdraw it, but not change it.',
    verb: (count: number) => `Send to ${people(count)}`,
    back: 'Edit',
    nobody: 'There’s nobody to write to',
    nobodyWhy: 'Nobody else is in the group you’ve chosen.',
    sent: 'Your announcement is on its way',
  },

  page: {
    writtenBy: (name: string) => `From ${name}`,
    gone: 'This announcement has been withdrawn',
    goneWhy: 'The people who run the membership have taken it back.',
    readers: 'Who has read it',
    show: 'Show',
    filters: { all: 'Everybody', read: 'People who’ve read it', unread: 'People who haven’t read it' },
    readAt: 'Read',
    toldAt: 'Told',
    waiting: 'Not told yet',
    nobody: 'Nobody to show.',
    withdraw: 'Withdraw announcement',
    withdrawTitle: 'Withdraw this announcement?',
    withdrawBody:
      'Its text and its notifications disappear for everybody, and nobody else is told. Emails that have already gone stay where they are. You can’t undo this.',
    withdrawnDone: 'Announcement withdrawn',
  },
};
