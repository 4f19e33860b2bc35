import { useLocation } from 'react-router-dom';
import { paths, type Path } from '../../../domain/links';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';

export type Place = 'home' | 'pods' | 'chat' | 'notifications' | 'me';

export const placePaths: Record<Place, Path> = {
  home: paths.memberships,
  pods: paths.pods,
  chat: paths.chats,
  notifications: paths.notifications,
  me: paths.mySettings,
};

/** Path prefixes of each section; the first match counts. */
const insidePlaces: readonly [Place, RegExp][] = [
  ['home', /^\/(memberships?|delete-membership|members?|bio|leader\/(welcome|confirm-training|training))(\/|$)/],
  ['pods', /^\/(pods?|leader|j)(\/|$)/],
  ['chat', /^\/chats?$/],
  ['notifications', /^\/notifications$/],
  [
    'me',
    /^\/(my-settings|account|change-password|delete-account|request-leadership(-sent)?|business|third-party)(\/|$)/,
  ],
  ['me', /^\/(assign|invite|remove)-admin$|^\/setup-zoom$/],
];

/** The section a page belongs to. Staff reach leader meetings from the membership, leaders from their pods. */
export function placeOf(pathname: string, isStaff: boolean): Place | undefined {
  if (/^\/leader-pods?(\/|$)/.test(pathname)) return isStaff ? 'home' : 'pods';
  return insidePlaces.find(([, inside]) => inside.test(pathname))?.[0];
}

/** The `aria-current` of a section's link (rule platform.place): 'page' on its own page, true on pages inside it. */
export function useMarkOf(place: Place): 'page' | true | undefined {
  const { pathname } = useLocation();
  const { business } = useSelectedBusiness();
  const isStaff = business !== undefined && (business.owner || business.admin);
  if (pathname === placePaths[place]) return 'page';
  return placeOf(pathname, isStaff) === place || undefined;
}
