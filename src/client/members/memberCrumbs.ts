import { membersPath } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { membershipCrumbs } from '../memberships';

export const memberCrumbs = (membership: { id: string; name: string }, ...pages: { label: string; to?: string }[]) =>
  membershipCrumbs(
    membership,
    { label: membershipPlaces.people.name, to: membersPath(membership.id, 'people') },
    ...pages,
  );
