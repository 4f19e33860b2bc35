import type { Membership } from '../../contract/entities.gen';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useMyMemberships } from './useMyMemberships';

/**
 * A membership by its id, undefined until it is known: out of the list of one's own, which most pages have, else, of another
 * business than the one worked in, asked for.
 */
export function useMembership(id: string): Membership | undefined {
  const { currentData, error } = useMyMemberships();
  const listed = currentData?.find((membership) => membership.id === id);
  const mayBeListed = listed !== undefined || (currentData === undefined && error === undefined);
  const { data } = useGetMembershipQuery({ id }, { skip: mayBeListed });
  return listed ?? data;
}
