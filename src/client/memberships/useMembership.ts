import type { Membership } from '../../contract/entities.gen';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useMyMemberships } from './useMyMemberships';

/** From the user's own list, which most pages have loaded; otherwise fetched, as for another business. */
export function useMembership(id: string): Membership | undefined {
  const { currentData, error } = useMyMemberships();
  const listed = currentData?.find((membership) => membership.id === id);
  const mayBeListed = listed !== undefined || (currentData === undefined && error === undefined);
  const { data } = useGetMembershipQuery({ id }, { skip: mayBeListed });
  return listed ?? data;
}
