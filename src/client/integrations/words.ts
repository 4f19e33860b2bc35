import { API_KEY_DAYS, MAX_API_KEY_DAYS, MAX_API_KEYS, type ApiKeyScope } from '../../domain/integrations/apiKeys';
import { businessPlaces } from '../../domain/links';

const scopes: Record<ApiKeyScope, { name: string; what: string }> = {
  'members:read': {
    name: 'Read members',
    what: 'Profiles, email addresses, pods, and how often they came to meetings. Also who is invited.',
  },
  'members:write': {
    name: 'Invite, disable and remove members',
    what: 'Also withdraw invitations, and enable members again.',
  },
  'pods:read': {
    name: 'Read pods',
    what: 'Each pod’s name and leader, and figures such as free places and how many steps are set.',
  },
  'meetings:read': { name: 'Read meetings', what: 'Dates, times and meeting links.' },
  webhooks: {
    name: 'Create webhooks',
    what: 'To be told when something happens, such as a new member. Names and email addresses need ‘Read members’, too.',
  },
};

const lifetimes = { 30: '30 days', 90: '90 days', [API_KEY_DAYS]: 'A year', [MAX_API_KEY_DAYS]: 'Two years' };

export const words = {
  scopes,
  list: {
    title: businessPlaces.apiKeys.name,
    intro: (business: string) => `Keys that let other programs work with the members of ${business}.`,
    create: 'Create a key',
    isFull: `You have ${MAX_API_KEYS} keys, as many as a business can have. To create another, revoke one first.`,
    none: 'No API keys yet',
    noneWhy:
      'Another program, such as your shop’s checkout, a spreadsheet or Zapier, can use a key to invite your members or read who they are. Give each program its own key, so that you can stop one without the others.',
    ending: (ending: string) => `…${ending}`,
    created: (name: string, date: string) => `Created by ${name} on ${date}`,
    expires: (date: string) => `Expires ${date}`,
    expiredOn: (date: string) => `Expired ${date}`,
    expired: 'Expired',
    expiresIn: (days: number) => (days <= 1 ? 'Expires within a day' : `Expires in ${days} days`),
    lastUsed: (when: string) => `Last used: ${when}`,
    neverUsed: 'Never used',
    revoke: 'Revoke',
    remove: 'Remove',
    of: (name: string) => ` ${name}`,
    revokeTitle: (name: string) => `Revoke ‘${name}’?`,
    revokeBody: (may: string) =>
      `Any program that uses this key loses access at once: ${may}. You can’t undo this, but you can create another key.`,
    revokeVerb: 'Revoke key',
    removeTitle: (name: string) => `Remove ‘${name}’?`,
    removeBody: 'This key has expired, so nothing stops working. It will no longer be listed.',
    removeVerb: 'Remove key',
    keep: 'Keep it',
    revoked: (name: string) => `The key ‘${name}’ has been revoked. It no longer works.`,
    removed: (name: string) => `The key ‘${name}’ has been removed.`,
  },
  create: {
    title: 'Create a key',
    intro: (business: string) =>
      `A key acts in your name. It stops working when it expires, when someone revokes it, or when you no longer help to run ${business}.`,
    name: 'Key name',
    nameHint: 'What will use it, such as ‘Our shop’.',
    scopes: 'What it may do',
    never: 'No key can read chats, steps, notes or answers.',
    lifetime: 'Expires after',
    lifetimes: Object.entries(lifetimes).map(([value, label]) => ({ value, label })),
    submit: 'Create key',
  },
  created: {
    title: (name: string) => `The key for ‘${name}’`,
    once: 'Copy this key now. We can’t show it again.',
    safe: 'Anyone who has it can use it, so keep it as safe as a password.',
    label: 'API key',
    copy: 'Copy key',
    try: 'Try it',
    tryText: 'This command shows what the key can do, and the ids of your memberships.',
    contract: 'To see what else a program can do, open the ',
    contractLink: 'OpenAPI description',
    done: 'Done',
    notCopied: {
      title: 'Leave without copying the key?',
      body: 'We can’t show it again. Without it, you’d need to create another.',
      verb: 'Leave page',
      cancel: 'Stay here',
    },
  },
};
