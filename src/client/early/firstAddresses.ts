import type { Path } from '../../domain/links';

/** What every page of the signed-in part asks for as it starts (rule session.start). */
const ofEveryPage = [
  '/v1/users/my-user',
  '/v1/businesses/my-businesses',
  '/v1/users/my-account',
  '/v1/notifications/my-notifications?limit=100&folded=true',
  '/v1/onboarding-actions/my-actions',
  '/v1/channels/my-channels',
];

const memberships = '/v1/businesses/{business}/my-memberships';
const mine = ['/v1/pods/my-pods', '/v1/leader-pods/my-pods', '/v1/my-next-tiny-steps?limit=500&current=true'];

/**
 * The pages of the signed-in part that people begin at, each with what it asks for besides where its address tells that.
 * `app/firstCalls.ts` takes up the same. Keys are written here, as this is loaded before everything else: see `subjectKeys`.
 */
const ofPages: Partial<Record<Path, string[]>> = {
  '/memberships': [memberships, ...mine, '/v1/platform-settings'],
  '/pods': [memberships, ...mine, '/v1/pods/my-waitlists'],
  '/pod': ['/v1/pods/{p}', '/v1/pods/{p}/members'],
  '/chats': [],
  '/chat': ['/v1/channels/{c}/messages?', '/v1/channels/{c}/people?limit=200'],
  '/notifications': [],
  '/my-settings': [],
};

/**
 * The calls that a page of the signed-in part is known to make first, as paths with their query; none of another page. In braces
 * stands what the page's address has at that key, or the business that this device used last.
 */
export function firstAddresses(pathname: string): string[] {
  const ofPage = ofPages[pathname as Path];
  return ofPage ? [...ofEveryPage, ...ofPage] : [];
}
