import type { Path } from '../../domain/links';

/** The calls of every signed-in page as it starts (rule session.start). */
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
 * The signed-in pages that users open first, with their further calls, as far as the address determines them.
 * `app/start/firstCalls.ts` uses the same ones. The keys are written out, as this file loads before everything else:
 * see `subjectKeys`.
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
 * The known first calls of a signed-in page, as paths with their query; empty for other pages. A key in braces stands
 * for the address's value, or for the business last used on this device.
 */
export function firstAddresses(pathname: string): string[] {
  const ofPage = ofPages[pathname as Path];
  return ofPage ? [...ofEveryPage, ...ofPage] : [];
}
