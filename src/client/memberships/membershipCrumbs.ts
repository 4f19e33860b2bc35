import { pathTo, paths } from '../../domain/links';
import { HOME_AS_SPECIFIED, homePlace, membershipPlaces } from '../ui/places/places';

interface Named {
  id: string;
  name: string;
}

interface Page {
  label: string;
  to?: string;
}

export const overviewPath = (membershipId: string): string => pathTo(paths.memberships, { membership: membershipId });

const nameCrumb = ({ id, name }: Named): Page => ({ label: name, to: overviewPath(id) });

export const membershipCrumbs = (membership: Named, ...pages: Page[]): Page[] => [
  { label: homePlace.name, to: homePlace.path },
  nameCrumb(membership),
  ...pages,
];

/** Their first crumb has the name that was specified. Without `pages`, of the invites themselves. */
export function invitesCrumbs(membership: Named, ...pages: Page[]): Page[] {
  const { name, path } = membershipPlaces.invites;
  const invites = pages.length > 0 ? { label: name, to: pathTo(path, { membership: membership.id }) } : { label: name };
  return [{ label: HOME_AS_SPECIFIED, to: homePlace.path }, nameCrumb(membership), invites, ...pages];
}
