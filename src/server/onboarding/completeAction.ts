import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CompleteActionRequest } from '../../contract/entities.gen';
import { staffOf } from '../businesses';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, memberships, users } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { notify } from '../notifications';
import { belongsTo } from './reads';
import { settleAction } from './requiredActions';
import { onboardingNotifications } from './notificationKinds';

/**
 * Somebody says they did an action. Confirming the training makes them a leader SIGNED_OFF wherever they are APPROVED
 * in the business, and its owner and admins are told (decision 22). 404 for a business that is none of theirs; a repeat is harmless.
 */
export async function completeAction(
  context: AppContext,
  userId: string,
  { businessId, action }: CompleteActionRequest,
): Promise<void> {
  if (!(await belongsTo(context.database.db, userId, businessId))) throw notFound();
  await context.act(async (act) => {
    await settleAction(act, userId, businessId, action);
    if (action === 'LEADER_CONFIRM_TRAINING') await signOff(act, userId, businessId);
  });
}

async function signOff(act: Act, userId: string, businessId: string): Promise<void> {
  const ofBusiness = act.tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.businessId, businessId));
  const signedOff = await act.tx
    .update(members)
    .set({ leaderStatus: 'SIGNED_OFF' })
    .where(
      and(
        eq(members.userId, userId),
        eq(members.leaderStatus, 'APPROVED'),
        isNull(members.disabledAt),
        inArray(members.membershipId, ofBusiness),
      ),
    )
    .returning({ membershipId: members.membershipId });
  const ids = signedOff.map(({ membershipId }) => membershipId);
  if (ids.length > 0) await tellStaff(act, userId, businessId, ids);
}

/** Owner and admins learn who can lead a pod now, and where. */
async function tellStaff(act: Act, userId: string, businessId: string, membershipIds: string[]): Promise<void> {
  const [leader] = await act.tx.select().from(users).where(eq(users.id, userId));
  const signedOffIn = await act.tx.select().from(memberships).where(inArray(memberships.id, membershipIds));
  const staff = await staffOf(act.tx, businessId);
  const userIds = staff.map(({ id }) => id).filter((id) => id !== userId);
  if (!leader) return;
  const leaderName = `${leader.firstName} ${leader.lastName}`;
  for (const { id: membershipId, name: membershipName } of signedOffIn) {
    const data = { membershipId, membershipName, leaderName };
    await notify(act, { kind: onboardingNotifications['training-confirmed'], userIds, data, membershipId });
  }
}
