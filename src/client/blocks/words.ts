import { joinWithAnd } from '../../domain/text/words';

export const words = {
  block: {
    choose: 'Choose whom you’d like to block first.',
    title: (name: string) => `Block ${name}?`,
    effects: (name: string) => [
      `You and ${name} no longer see each other’s messages, reactions, comments and cheers, and aren’t notified of them.`,
      'We don’t tell anybody. You can unblock them at any time, in your settings.',
      'The pod still shows their name, and you still meet. Announcements, and a leader’s changes to meetings, still reach you.',
    ],
    verb: (name: string) => `Block ${name}`,
    doneTitle: (name: string) => `You’ve blocked ${name}`,
    done: (name: string) => `You and ${name} no longer see what the other writes.`,
    pods: (names: readonly string[]) =>
      `You still meet in ${joinWithAnd(names)}. If you’d rather not, switch to another pod.`,
    switchPod: 'Switch pod',
    switchFrom: (name: string) => `Switch from ${name}`,
    report: 'If somebody breaks the rules, report it too: a block stops nothing for others.',
    back: 'Back to where you were',
  },

  unblock: {
    title: (name: string) => `Unblock ${name}?`,
    effects: (name: string) => [
      `You and ${name} see each other’s messages, reactions, comments and cheers again, also those from meanwhile.`,
      'We don’t tell anybody.',
    ],
    verb: (name: string) => `Unblock ${name}`,
    doneTitle: (name: string) => `You’ve unblocked ${name}`,
    done: 'You see each other’s messages again, unless they’ve blocked you too.',
  },

  list: {
    title: 'Blocked people',
    settings: 'Settings',
    account: 'Account',
    intro: 'You and they don’t see each other’s messages, reactions, comments and cheers. They aren’t told.',
    none: 'You haven’t blocked anybody',
    noneWhy: 'You can block somebody from the menu of a message, or of a person in your pod.',
    since: (day: string) => `Since ${day}`,
    unblock: 'Unblock',
    of: (name: string) => ` ${name}`,
  },
};
