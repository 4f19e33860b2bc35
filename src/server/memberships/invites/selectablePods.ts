import type { AvailablePod } from '../../../contract/entities.gen';
import { isStaff } from '../../../domain/permissions';
import type { AppContext } from '../../platform/context';
import type { Page, PageRequest } from '../../platform/http/pages';
import { availablePods, isAvailablePod } from '../../pods';
import type { MembershipRow } from '../membershipRow';

export interface SelectablePodsQuery extends PageRequest {
  q?: string;
}

export const noPods: Page<AvailablePod> = { items: [], total: 0 };

const isPodChoiceOff = (row: MembershipRow): boolean => row.disabledFeatures.includes('SelectPodOnSignup');

export async function selectablePods(
  { database, clock }: AppContext,
  row: MembershipRow,
  asked: SelectablePodsQuery,
): Promise<Page<AvailablePod>> {
  if (isPodChoiceOff(row)) return noPods;
  return availablePods(database.db, {
    ...asked,
    membershipId: row.id,
    isStaff: isStaff(row.relation),
    now: clock.now(),
  });
}

export async function isSelectablePod(
  { database, clock }: AppContext,
  row: MembershipRow,
  podId: string,
): Promise<boolean> {
  return !isPodChoiceOff(row) && isAvailablePod(database.db, { membershipId: row.id, now: clock.now() }, podId);
}
