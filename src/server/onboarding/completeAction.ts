import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CompleteActionRequest } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, memberships } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { notifyStaffOfTraining } from './notices';
import { belongsTo } from './reads';
import { settleAction } from './requiredActions';

/**
 * Somebody says they did an action. Confirming the training makes them a leader SIGNED_OFF wherever they are APPROVED
 * in the business, and its owner and admins are notified (rule onboarding.leaders). 404 for a business that is none of
 * theirs; a repeat is harmless.
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
  const membershipIds = signedOff.map(({ membershipId }) => membershipId);
  if (membershipIds.length > 0) await notifyStaffOfTraining(act, { userId, businessId, membershipIds });
}
