import { isFeatureOn } from '../../domain/memberships/settings';
import { useMembership } from '../memberships';

export function useStepsEnabled(membershipId: string): boolean {
  return isFeatureOn('NextTinyStep', useMembership(membershipId)?.features ?? []);
}
