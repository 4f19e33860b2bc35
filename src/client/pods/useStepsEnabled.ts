import { useGetMembershipQuery } from '../api/membershipsApi';

/**
 * Whether Next Tiny Steps are on in a membership. A feature without a row is (rule memberships.features), and so it is until
 * known otherwise.
 */
export function useStepsEnabled(membershipId: string): boolean {
  const { data } = useGetMembershipQuery({ id: membershipId });
  return !data?.features.some(({ name, disabled }) => name === 'NextTinyStep' && disabled);
}
