import type { CompleteActionRequest } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { notifyStaffOfTraining } from './notices';
import { belongsToBusiness } from './reads';
import { markActionDone } from './requiredActions';
import './hooks';

/**
 * Completes a required action. Acknowledging an approval settles its notice. Confirming the training signs the user off
 * wherever the business has approved them, and notifies owner and admins (rule onboarding.leaders). Safe to repeat; 404 for a business the user doesn't belong to.
 */
export async function completeAction(
  context: AppContext,
  userId: string,
  { businessId, action }: CompleteActionRequest,
): Promise<void> {
  if (!(await belongsToBusiness(context.database.db, userId, businessId))) throw notFound();
  await context.act(async (act) => {
    await markActionDone(act, userId, businessId, action);
    if (action === 'LEADER_APPROVAL_ACKNOWLEDGEMENT') await act.hooks.onApprovalAcknowledged(act, userId, businessId);
    if (action !== 'LEADER_CONFIRM_TRAINING') return;
    const membershipIds = await act.hooks.onTrainingConfirmed(act, userId, businessId);
    if (membershipIds.length > 0) await notifyStaffOfTraining(act, { userId, businessId, membershipIds });
  });
}
