import { useLocation } from 'react-router-dom';
import { paths, type Path } from '../../../domain/links';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';

export type NavSection = 'home' | 'pods' | 'chat' | 'notifications' | 'me';

export const navSectionPaths: Record<NavSection, Path> = {
  home: paths.memberships,
  pods: paths.pods,
  chat: paths.chats,
  notifications: paths.notifications,
  me: paths.mySettings,
};

const insidePlaces: readonly [NavSection, RegExp][] = [
  [
    'home',
    /^\/(memberships?|delete-membership|members?|bulk(-actions?)?|announcements|bio|leader\/(welcome|confirm-training|training))(\/|$)/,
  ],
  ['pods', /^\/(pods?|leader|j)(\/|$)/],
  ['chat', /^\/chats?$/],
  ['notifications', /^\/notifications$/],
  [
    'me',
    /^\/(my-(settings|journey)|account|identities|change-password|delete-account|request-leadership(-sent)?|reports?|block|business|third-party)(\/|$)/,
  ],
  ['me', /^\/(assign|invite|remove)-admin$|^\/setup-zoom$/],
];

/**
 * Staff reach leader meetings and announcements from the membership; leaders, their meetings from their pods;
 * readers, an announcement from its notification.
 */
export function navSectionOf(pathname: string, isStaff: boolean): NavSection | undefined {
  if (/^\/leader-pods?(\/|$)/.test(pathname)) return isStaff ? 'home' : 'pods';
  if (pathname === paths.announcement) return isStaff ? 'home' : 'notifications';
  return insidePlaces.find(([, inside]) => inside.test(pathname))?.[0];
}

/** 'page' on the section's own page, true inside it (rule platform.place). */
export function useAriaCurrent(place: NavSection): 'page' | true | undefined {
  const { pathname } = useLocation();
  const { business } = useSelectedBusiness();
  const isStaff = business !== undefined && (business.owner || business.admin);
  if (pathname === navSectionPaths[place]) return 'page';
  return navSectionOf(pathname, isStaff) === place || undefined;
}
