import { readSessionStorageValue } from '@mantine/hooks';
import type { MembershipValues } from '../../../domain/memberships/forms';
import { storedUserId } from '../../api/transport/accessToken';

/** One draft for each user and business: it doesn't appear to another user who logs in here, or in another business. */
const keyOf = (businessId: string) => `stepwell.membership-draft.${storedUserId() ?? ''}.${businessId}`;

/** The values so far, kept in this tab, so that neither Back nor a reload loses them. */
export function loadDraft(businessId: string): Partial<MembershipValues> {
  return readSessionStorageValue<Partial<MembershipValues>>({ key: keyOf(businessId), defaultValue: {} });
}

export function saveDraft(businessId: string, values: MembershipValues): void {
  sessionStorage.setItem(keyOf(businessId), JSON.stringify(values));
}

export function clearDraft(businessId: string): void {
  sessionStorage.removeItem(keyOf(businessId));
}
