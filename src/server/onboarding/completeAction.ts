import type { CompleteActionRequest } from '../../contract/entities.gen';
import { settleApprovals, signOffTrained } from '../leadership';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { notifyStaffOfTraining } from './notices';
import { belongsTo } from './reads';
import { settleAction } from './requiredActions';

/**
 * Completes an action. Acknowledging an approval settles its notification. Confirming the training makes the person a
 * SIGNED_OFF leader wherever they are APPROVED in the business, and notifies its owner and admins if they can lead now
 * (rule onboarding.leaders). 404 for a business that is not theirs; a repeat is harmless.
 */
export async function completeAction(
  context: AppContext,
  userId: string,
  { businessId, action }: CompleteActionRequest,
): Promise<void> {
  if (!(await belongsTo(context.database.db, userId, businessId))) throw notFound();
  await context.act(async (act) => {
    await settleAction(act, userId, businessId, action);
    if (action === 'LEADER_APPROVAL_ACKNOWLEDGEMENT') await settleApprovals(act, userId, businessId);
    if (action !== 'LEADER_CONFIRM_TRAINING') return;
    const membershipIds = await signOffTrained(act, userId, businessId);
    if (membershipIds.length > 0) await notifyStaffOfTraining(act, { userId, businessId, membershipIds });
  });
}
