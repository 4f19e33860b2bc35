import { readSessionStorageValue } from '@mantine/hooks';
import type { InvitePeopleValues } from '../../../domain/memberships/invitePeopleForm';
import { storedUserId } from '../../api/transport/accessToken';

/** One draft for each user and membership. */
const keyOf = (membershipId: string) => `stepwell.invite-people-draft.${storedUserId() ?? ''}.${membershipId}`;

/** The list so far, kept in this tab, so that neither Back nor a reload loses it. */
export function loadDraft(membershipId: string): Partial<InvitePeopleValues> {
  return readSessionStorageValue<Partial<InvitePeopleValues>>({ key: keyOf(membershipId), defaultValue: {} });
}

export function saveDraft(membershipId: string, values: InvitePeopleValues): void {
  try {
    sessionStorage.setItem(keyOf(membershipId), JSON.stringify(values));
  } catch {
    // Too long to keep, or storage is turned off: what was typed stays on the page.
  }
}

export function clearDraft(membershipId: string): void {
  sessionStorage.removeItem(keyOf(membershipId));
}
