import { eq, inArray } from 'drizzle-orm';
import { staffOf } from '../tenancy';
import type { Act } from '../platform/act';
import { memberships, users } from '../platform/database/schema';
import { notify } from '../notifications';
import { onboardingNotifications } from './notificationKinds';

export async function notifyStaffOfTraining(
  act: Act,
  { userId, businessId, membershipIds }: { userId: string; businessId: string; membershipIds: string[] },
): Promise<void> {
  const [leader] = await act.tx.select().from(users).where(eq(users.id, userId));
  const signedOffIn = await act.tx.select().from(memberships).where(inArray(memberships.id, membershipIds));
  const staff = await staffOf(act.tx, businessId);
  const userIds = staff.map(({ id }) => id).filter((id) => id !== userId);
  if (!leader) return;
  const named = { userId, name: `${leader.firstName} ${leader.lastName}` };
  for (const { id: membershipId } of signedOffIn) {
    const data = { membershipId, leader: named };
    await notify(act, { kind: onboardingNotifications['training-confirmed'], userIds, data, membershipId });
  }
}
