import type { AvailablePod } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { availablePods } from '../pods';
import type { MembershipRow } from './membershipRow';

/**
 * The pods that may be chosen at sign-up: none where the feature is off (rule members.preferredPod). With `podId` that
 * one alone, if it may be chosen.
 */
export async function selectablePods(
  { database, clock }: AppContext,
  row: MembershipRow,
  podId?: string,
): Promise<AvailablePod[]> {
  if (row.disabledFeatures.includes('SelectPodOnSignup')) return [];
  return availablePods(database.db, { membershipId: row.id, podId, now: clock.now() });
}
