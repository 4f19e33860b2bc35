import {
  MAX_WEBHOOKS,
  WEBHOOK_DELIVERY_DAYS,
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_ROTATION_HOURS,
  WEBHOOK_TEST,
  type WebhookEvent,
  type WebhookMessageType,
} from '../../../domain/integrations/webhooks';
import { businessPlaces } from '../../../domain/links';
import { countWithNoun } from '../../../domain/text/words';

const events: Record<WebhookEvent, string> = {
  'member.invited': 'Someone is invited by email',
  'member.joined': 'Someone joins a membership',
  'member.left': 'Someone leaves a membership, or is removed',
  'member.disabled': 'A member is disabled',
  'member.enabled': 'A member is enabled again',
  'member.drifting': 'A member is drifting',
  'pod.joined': 'Someone gets a place in a pod',
  'pod.left': 'Someone leaves a pod',
  'waitlist.joined': 'Someone joins a waitlist',
  'waitlist.ready': 'Four people are waiting for a pod',
  'meeting.starting': 'A pod meets soon',
  'meeting.finished': 'A pod’s meeting is over',
  'step.done': 'Someone has done their step',
  'leader.applied': 'Someone asks to become a leader',
  'report.opened': 'Someone reports something',
};

const types: Record<WebhookMessageType, string> = { ...events, [WEBHOOK_TEST]: 'Test' };

const notCopied = {
  title: 'Leave without copying the secret?',
  body: 'We can’t show it again. Without it, you’d need to replace it.',
  verb: 'Leave page',
  cancel: 'Stay here',
};

export const words = {
  events,
  types,
  list: {
    title: businessPlaces.webhooks.name,
    intro: (business: string) => `Addresses of other programs that are told what happens in ${business}.`,
    create: 'Create a webhook',
    isFull: `You have ${MAX_WEBHOOKS} webhooks, as many as a business can have. To create another, delete one first.`,
    none: 'No webhooks yet',
    noneWhy:
      'A webhook tells another program, such as a chat tool, a spreadsheet or Zapier, as soon as something happens: a new member, a full waitlist, a meeting that is over.',
    count: (count: number) => countWithNoun(count, 'event'),
    created: (date: string, name?: string) => (name ? `Created by ${name} on ${date}` : `Created on ${date}`),
    byKey: (name: string) => `Created with the API key ‘${name}’`,
    off: 'Off',
    failing: 'Failing',
  },
  create: {
    title: 'Create a webhook',
    intro:
      'We send a message to the address below when one of these things happens. Messages never contain what people write.',
    url: 'Address',
    urlHint: 'Where the other program takes messages. It must begin with https://.',
    events: 'Events',
    eventsHint: 'The name that programs use is below each one.',
    submit: 'Create webhook',
  },
  secret: {
    title: (host: string) => `The secret for ${host}`,
    once: 'Copy this secret now. We can’t show it again.',
    safe: 'The other program needs it to check that messages come from us. Keep it as safe as a password.',
    label: 'Secret',
    copy: 'Copy secret',
    done: 'Done',
    notCopied,
  },
  one: {
    choose: 'Choose a webhook first.',
    isOff: 'This webhook is off',
    reasons: {
      GONE: (date: string) => `On ${date} its address said that it takes no more messages.`,
      CREATOR_LEFT: (date: string) =>
        `The person who created it stopped helping to run the business on ${date}. Turn it on if the other program should still be told.`,
      KEY_EXPIRED: (date: string) => `It was created with an API key that expired on ${date}.`,
      FAILING: (date: string) =>
        `Its address had accepted nothing for ${WEBHOOK_FAILING_DAYS} days, so it was turned off on ${date}. Once it works again, turn it on.`,
    },
    turnOn: 'Turn on',
    turnedOn: 'The webhook is on.',
    isFailing: 'The last message wasn’t accepted',
    failing: (date: string) =>
      `It has accepted nothing since ${date}. We keep trying; after ${WEBHOOK_FAILING_DAYS} days we turn it off.`,
    settings: 'Settings',
    save: 'Save changes',
    saved: 'Your changes are saved.',
    secret: 'Secret',
    secretWhy: `If someone else may have seen the secret, replace it. For ${WEBHOOK_ROTATION_HOURS} hours messages are signed with both, so that none is lost while you change it in the other program.`,
    previousUntil: (date: string) => `Messages are also signed with the previous secret until ${date}.`,
    replace: 'Replace secret',
    replaceTitle: 'Replace the secret?',
    replaceBody: `The other program needs the new one within ${WEBHOOK_ROTATION_HOURS} hours.`,
    replaceAgain:
      'The secret before the current one stops working at once. The other program needs the new one within a day.',
    keep: 'Keep it',
    delete: 'Delete webhook',
    deleteTitle: (host: string) => `Delete the webhook to ${host}?`,
    deleteBody:
      'The other program won’t be told of anything any more, and the list of deliveries is deleted, too. You can’t undo this.',
    deleted: (host: string) => `The webhook to ${host} has been deleted.`,
  },
  deliveries: {
    title: 'Deliveries',
    intro: `Messages of the last ${WEBHOOK_DELIVERY_DAYS} days.`,
    test: 'Send a test',
    tested: 'A test is on its way.',
    none: 'Nothing has been sent yet.',
    noneWhy: 'Nothing has been sent yet. Send a test to see whether the other program takes messages.',
    states: { DELIVERED: 'Delivered', FAILED: 'Failed', WAITING: 'Waiting', SENDING: 'Sending' },
    tries: (tries: number) => `Tried ${tries === 1 ? 'once' : tries === 2 ? 'twice' : `${tries} times`}`,
    nextTry: (when: string) => `Next try ${when}`,
    status: (status: number) => `Status ${status}`,
    response: 'Response',
    again: 'Send again',
    of: (type: string, when: string) => ` ${type}, ${when}`,
    sentAgain: 'The message is on its way again.',
  },
};
