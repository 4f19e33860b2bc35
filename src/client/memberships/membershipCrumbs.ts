import { paths, pathTo } from '../../domain/links';
import { membershipWords as words } from './membershipWords';

/** Breadcrumbs from the memberships to a membership and a page about it. */
export const membershipCrumbs = (
  { id, name }: { id: string; name: string },
  ...pages: { label: string; to?: string }[]
) => [
  { label: words.crumb, to: paths.memberships },
  { label: name, to: pathTo(paths.pods, { membership: id }) },
  ...pages,
];
