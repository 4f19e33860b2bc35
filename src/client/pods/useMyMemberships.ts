import { skipToken } from '@reduxjs/toolkit/query';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { useSelectedBusiness } from '../session';

/** The memberships of the business one works in, by name. */
export function useMyMemberships() {
  const { business } = useSelectedBusiness();
  return useListMyMembershipsQuery(business ? { id: business.id } : skipToken);
}
