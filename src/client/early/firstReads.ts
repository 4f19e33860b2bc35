import type { Path } from '../../domain/links';

/** Rule session.start. */
const ofSession = [
  '/v1/users/my-user',
  '/v1/businesses/my-businesses',
  '/v1/users/my-account',
  '/v1/notifications/my-notifications?limit=100&folded=true',
  '/v1/onboarding-actions/my-actions',
  '/v1/channels/my-channels',
];

/**
 * A path with its query. A key in braces stands for the address's value, or for the business last used on this
 * device. Not from `subjectKeys`, as this file loads before everything else.
 */
export type PageRead =
  | '/v1/businesses/{business}/my-memberships'
  | '/v1/pods/my-pods'
  | '/v1/leader-pods/my-pods'
  | '/v1/my-next-tiny-steps?limit=500&current=true'
  | '/v1/platform-settings'
  | '/v1/pods/my-waitlists'
  | '/v1/pods/{p}'
  | '/v1/pods/{p}/members'
  | '/v1/channels/{c}/messages?'
  | '/v1/channels/{c}/people?limit=200';

const mine: PageRead[] = [
  '/v1/businesses/{business}/my-memberships',
  '/v1/pods/my-pods',
  '/v1/leader-pods/my-pods',
  '/v1/my-next-tiny-steps?limit=500&current=true',
];

const ofPages: Partial<Record<Path, PageRead[]>> = {
  '/memberships': [...mine, '/v1/platform-settings'],
  '/pods': [...mine, '/v1/pods/my-waitlists'],
  '/pod': ['/v1/pods/{p}', '/v1/pods/{p}/members'],
  '/chats': [],
  '/chat': ['/v1/channels/{c}/messages?', '/v1/channels/{c}/people?limit=200'],
  '/notifications': [],
  '/my-settings': [],
};

export const readsOfPage = (pathname: string): PageRead[] | undefined => ofPages[pathname as Path];

export function firstAddresses(pathname: string): string[] {
  const ofPage = readsOfPage(pathname);
  return ofPage ? [...ofSession, ...ofPage] : [];
}
