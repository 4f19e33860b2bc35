import { eq } from 'drizzle-orm';
import type { MembershipInput } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { customButtons, membershipFeatures, membershipSettings } from '../platform/database/schema';
import { storedSettings } from './settings';

type Lists = Partial<Pick<MembershipInput, 'settings' | 'features' | 'customButtons'>>;

export async function storeMembershipLists(act: Act, membershipId: string, lists: Lists): Promise<void> {
  if (lists.settings) {
    await act.tx.delete(membershipSettings).where(eq(membershipSettings.membershipId, membershipId));
    const rows = storedSettings(lists.settings).map((setting) => ({ membershipId, ...setting }));
    if (rows.length > 0) await act.tx.insert(membershipSettings).values(rows);
  }
  if (lists.features) {
    await act.tx.delete(membershipFeatures).where(eq(membershipFeatures.membershipId, membershipId));
    const rows = lists.features.map((feature) => ({ membershipId, ...feature }));
    if (rows.length > 0) await act.tx.insert(membershipFeatures).values(rows);
  }
  if (lists.customButtons) {
    await act.tx.delete(customButtons).where(eq(customButtons.membershipId, membershipId));
    const rows = lists.customButtons.map((button, position) => ({
      ...button,
      membershipId,
      label: button.label,
      position,
    }));
    if (rows.length > 0) await act.tx.insert(customButtons).values(rows);
  }
}
