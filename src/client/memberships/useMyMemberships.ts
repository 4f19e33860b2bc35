import { skipToken } from '@reduxjs/toolkit/query';
import type { Membership } from '../../contract/entities.gen';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { useSelectedBusiness } from '../session';
import type { QueryLike } from '../ui/states/QueryState';

const none: Membership[] = [];

/**
 * The memberships of the business one works in, by name. Who is in no business has none; where the businesses could not be
 * loaded, neither could these.
 */
export function useMyMemberships(): QueryLike<Membership[]> {
  const { business } = useSelectedBusiness();
  const businesses = useListMyBusinessesQuery();
  const memberships = useListMyMembershipsQuery(business ? { id: business.id } : skipToken);
  if (business) return memberships;
  const { currentData, error, refetch } = businesses;
  return { currentData: currentData && none, error, refetch };
}
