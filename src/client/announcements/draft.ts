import { readSessionStorageValue } from '@mantine/hooks';
import type { AnnouncementValues } from '../../domain/announcements/forms';
import { storedUserId } from '../api/transport/accessToken';

/** One draft for each user and membership (rule announcements.draft). */
const keyOf = (membershipId: string) => `stepwell.announcement-draft.${storedUserId() ?? ''}.${membershipId}`;

/** The values so far, kept in this tab, so that neither Back nor a reload loses them. */
export function loadDraft(membershipId: string): Partial<AnnouncementValues> {
  return readSessionStorageValue<Partial<AnnouncementValues>>({ key: keyOf(membershipId), defaultValue: {} });
}

export function saveDraft(membershipId: string, values: AnnouncementValues): void {
  try {
    sessionStorage.setItem(keyOf(membershipId), JSON.stringify(values));
  } catch {
    // Too long to keep, or storage is turned off: what was typed stays on the page.
  }
}

export function clearDraft(membershipId: string): void {
  sessionStorage.removeItem(keyOf(membershipId));
}
