import { skipToken } from '@reduxjs/toolkit/query';
import type { Membership } from '../../contract/entities.gen';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { useSelectedBusiness } from '../session';
import type { QueryLike } from '../ui/states/QueryState';

const none: Membership[] = [];

/** In the selected business, by name. Empty without a business; fails if the businesses couldn't be loaded. */
export function useMyMemberships(): QueryLike<Membership[]> {
  const { business } = useSelectedBusiness();
  const businesses = useListMyBusinessesQuery();
  const memberships = useListMyMembershipsQuery(business ? { id: business.id } : skipToken);
  if (business) return memberships;
  const { currentData, error, refetch } = businesses;
  return { currentData: currentData && none, error, refetch };
}
