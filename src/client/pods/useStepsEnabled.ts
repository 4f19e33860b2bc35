import { isFeatureOn } from '../../domain/memberships/settings';
import { useMembership } from '../memberships';

/** Whether Next Tiny Steps are on in a membership; true until loaded. */
export function useStepsEnabled(membershipId: string): boolean {
  return isFeatureOn('NextTinyStep', useMembership(membershipId)?.features ?? []);
}
