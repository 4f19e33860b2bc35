import type { AvailablePod } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { availablePods } from '../pods';
import type { MembershipRow } from './membershipRow';

/** The pods that may be chosen at sign-up: none where the feature is off (rule members.preferredPod). */
export async function selectablePods({ database, clock }: AppContext, row: MembershipRow): Promise<AvailablePod[]> {
  if (row.disabledFeatures.includes('SelectPodOnSignup')) return [];
  return availablePods(database.db, row.id, clock.now());
}
