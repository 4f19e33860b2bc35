import { paths, pathTo } from '../../domain/links';
import { membershipWords as words } from './membershipWords';

export const membershipCrumbs = (
  { id, name }: { id: string; name: string },
  ...pages: { label: string; to?: string }[]
) => [
  { label: words.crumb, to: paths.memberships },
  { label: name, to: pathTo(paths.pods, { membership: id }) },
  ...pages,
];
