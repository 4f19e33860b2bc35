import { isFeatureOn } from '../../domain/memberships/settings';
import { useGetMembershipQuery } from '../api/membershipsApi';

/** Whether Next Tiny Steps are on in a membership; until known otherwise they are. */
export function useStepsEnabled(membershipId: string): boolean {
  const { data } = useGetMembershipQuery({ id: membershipId });
  return isFeatureOn('NextTinyStep', data?.features ?? []);
}
