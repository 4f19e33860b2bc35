import { paths, subjectKeys, type Path } from '../../domain/links';

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
const pod = `/v1/pods/{${subjectKeys.pod}}`;
const channel = `/v1/channels/{${subjectKeys.channel}}`;

/** What a page asks for besides, where that is known by its address. `app/firstCalls.ts` takes up the same. */
const ofPages: Partial<Record<Path, string[]>> = {
  [paths.memberships]: [memberships, ...mine, '/v1/platform-settings'],
  [paths.pods]: [memberships, ...mine, '/v1/pods/my-waitlists'],
  [paths.pod]: [pod, `${pod}/members`],
  [paths.chat]: [`${channel}/messages?`, `${channel}/people?limit=200`],
};

/**
 * The calls that a page of the signed-in part is known to make first, as paths with their query. In braces stands what the
 * page's address has at that key, or the business that this device used last (`early/callsOfPage.ts` fills them in).
 */
export const firstAddresses = (page: Path): string[] => [...ofEveryPage, ...(ofPages[page] ?? [])];
