import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import { conflict, notFound } from '../../platform/http/problem';
import { isConfirmedAssistant, lockPod, releaseAssistant, publishPodChange } from '../../pods';
import { findMemberForUpdate } from '../lockMember';
import { notifyAssistantAnswered } from './assistantNotices';
import { refusals } from '../refusals';

const alreadyConfirmed = () => conflict('already_confirmed', refusals.confirmedRole);

/**
 * Ends the request to assist, which changes nothing else in the pod (rule leadership.assistant). 404 for people who
 * were not asked or whose request is over; 409 once they have confirmed.
 */
export async function declineAssistant(
  context: AppContext,
  { membershipId, podId, userId }: { membershipId: string; podId: string; userId: string },
): Promise<void> {
  await context.act(async (act) => {
    const asked = await findMemberForUpdate(act, { membershipId, userId });
    const locked = await lockPod(act, membershipId, podId);
    if (!asked || asked.disabled || locked.pod.assistantUserId !== userId) throw notFound();
    if (isConfirmedAssistant(locked, userId)) throw alreadyConfirmed();
    await releaseAssistant(act, locked, userId);
    await notifyAssistantAnswered(act, locked, asked, 'declined');
    await publishPodChange(act, podId);
    await recordAct(act, 'ASSISTANT_DECLINED', { podId });
  });
}
