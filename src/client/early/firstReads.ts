import type { Path } from '../../domain/links';

/**
 * The reads that pages start with, by operation. A key in braces stands for the address's value, or for the business
 * last used on this device. The keys are written out, as this file loads before everything else: see `subjectKeys`.
 */
const addresses = {
  getMyUser: '/v1/users/my-user',
  listMyBusinesses: '/v1/businesses/my-businesses',
  getMyAccount: '/v1/users/my-account',
  listMyNotifications: '/v1/notifications/my-notifications?limit=100&folded=true',
  listAllMyActions: '/v1/onboarding-actions/my-actions',
  listMyChannels: '/v1/channels/my-channels',
  listMyMemberships: '/v1/businesses/{business}/my-memberships',
  listMyPods: '/v1/pods/my-pods',
  listMyLeaderPods: '/v1/leader-pods/my-pods',
  listMySteps: '/v1/my-next-tiny-steps?limit=500&current=true',
  getPlatformSettings: '/v1/platform-settings',
  listMyWaitlists: '/v1/pods/my-waitlists',
  getPod: '/v1/pods/{p}',
  listPodMembers: '/v1/pods/{p}/members',
  messageHistory: '/v1/channels/{c}/messages?',
  listChannelPeople: '/v1/channels/{c}/people?limit=200',
};

export type FirstRead = keyof typeof addresses;

/** The reads of every signed-in page (rule session.start). */
const ofSession = [
  'getMyUser',
  'listMyBusinesses',
  'getMyAccount',
  'listMyNotifications',
  'listAllMyActions',
  'listMyChannels',
] as const satisfies FirstRead[];

export type SessionRead = (typeof ofSession)[number];

/** A read of certain pages. */
export type PageRead = Exclude<FirstRead, SessionRead>;

const mine: PageRead[] = ['listMyMemberships', 'listMyPods', 'listMyLeaderPods', 'listMySteps'];

/** The signed-in pages that users open first, with their further reads, as far as the address determines them. */
const ofPages: Partial<Record<Path, PageRead[]>> = {
  '/memberships': [...mine, 'getPlatformSettings'],
  '/pods': [...mine, 'listMyWaitlists'],
  '/pod': ['getPod', 'listPodMembers'],
  '/chats': [],
  '/chat': ['messageHistory', 'listChannelPeople'],
  '/notifications': [],
  '/my-settings': [],
};

/** What a page reads first beyond the session's reads; undefined for pages that few users open first. */
export const readsOfPage = (pathname: string): PageRead[] | undefined => ofPages[pathname as Path];

/** The addresses of a page's first reads and the session's, as paths with their query; empty for other pages. */
export function firstAddresses(pathname: string): string[] {
  const ofPage = readsOfPage(pathname);
  return ofPage ? [...ofSession, ...ofPage].map((read) => addresses[read]) : [];
}
