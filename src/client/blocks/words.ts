import { joinWithAnd } from '../../domain/text/words';

interface Place {
  /** Both are in a pod. */
  meets: boolean;
  /** The reader leads it. */
  leads: boolean;
}

export const words = {
  block: {
    choose: 'First choose who to block.',
    title: (name: string) => `Block ${name}?`,
    effects: (name: string, { meets, leads }: Place) => [
      `You and ${name} no longer see each other’s messages, images, reactions, comments and cheers, and aren’t notified of them, or of mentions.`,
      'We don’t tell anybody. You can unblock them at any time, in your settings.',
      ...(meets ? ['The pod still shows their name, and you still meet.'] : []),
      ...(leads ? ['You lead a pod with them: you won’t see what they write there, so you can’t remove it.'] : []),
      'If they’ve broken the rules, report it first: afterwards you don’t see it any more.',
    ],
    verb: (name: string) => `Block ${name}`,
    doneTitle: (name: string) => `You’ve blocked ${name}`,
    done: (name: string) => `You and ${name} no longer see what the other writes.`,
    pods: (names: readonly string[]) =>
      `You still meet in ${joinWithAnd(names)}. If you’d rather not, switch to another pod.`,
    switchPod: 'Switch pod',
    switchFrom: (name: string) => `Leave ${name} for another pod`,
    others: 'Blocking them doesn’t stop them bothering others. You can still report the person.',
    back: 'Back to where you were',
  },

  unblock: {
    title: (name: string) => `Unblock ${name}?`,
    effects: (name: string) => [
      `You and ${name} see each other’s messages, images, reactions, comments and cheers again, including anything written in the meantime.`,
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
