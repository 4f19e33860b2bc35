import { readSessionStorageValue } from '@mantine/hooks';
import type { MembershipValues } from '../../domain/memberships/forms';

/** One draft per business: it does not appear while the person works in another one. */
const keyOf = (businessId: string) => `stepwell.membership-draft.${businessId}`;

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
