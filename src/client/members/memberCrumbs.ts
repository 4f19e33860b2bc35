import { membersPath } from '../../domain/links';
import { membershipCrumbs } from '../memberships';
import { words } from './words';

export const memberCrumbs = (membership: { id: string; name: string }, ...pages: { label: string; to?: string }[]) =>
  membershipCrumbs(membership, { label: words.list.title, to: membersPath(membership.id, 'people') }, ...pages);
