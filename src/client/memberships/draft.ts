import { readSessionStorageValue } from '@mantine/hooks';
import type { MembershipValues } from '../../domain/memberships/forms';
import { storedUserId } from '../api/accessToken';

/** One draft per person and business: it appears neither to who logs in here after them nor while they work in another. */
const keyOf = (businessId: string) => `stepwell.membership-draft.${storedUserId() ?? ''}.${businessId}`;

/** What was filled in so far: kept in this tab, so that neither Back nor a reload loses it. */
export function loadDraft(businessId: string): Partial<MembershipValues> {
  return readSessionStorageValue<Partial<MembershipValues>>({ key: keyOf(businessId), defaultValue: {} });
}

export function saveDraft(businessId: string, values: MembershipValues): void {
  sessionStorage.setItem(keyOf(businessId), JSON.stringify(values));
}

export function clearDraft(businessId: string): void {
  sessionStorage.removeItem(keyOf(businessId));
}
