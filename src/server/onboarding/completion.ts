import { and, eq, inArray } from 'drizzle-orm';
import type { CompleteActionRequest } from '../../contract/entities.gen';
import type { Act, AppContext } from '../context';
import { members, memberships } from '../db/schema';
import { notFound } from '../http/problem';
import { belongsTo } from './queries';
import { settleAction } from './service';

/**
 * Somebody says they did an action. Confirming the training makes them a leader SIGNED_OFF wherever they are APPROVED
 * in the business (decision 22). 404 for a business that is none of theirs; a repeat is harmless.
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
  await act.tx
    .update(members)
    .set({ leaderStatus: 'SIGNED_OFF' })
    .where(
      and(eq(members.userId, userId), eq(members.leaderStatus, 'APPROVED'), inArray(members.membershipId, ofBusiness)),
    );
}
