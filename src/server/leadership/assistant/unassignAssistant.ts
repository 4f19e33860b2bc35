import { recordAct } from '../../audit';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { isConfirmedAssistant, lockPod, releaseAssistant, publishPodChange, type LockedPod } from '../../pods';
import { notifyAssistanceEnded } from './assistantNotices';

export async function endAssistance(act: Act, locked: LockedPod): Promise<void> {
  const { assistantUserId: userId } = locked.pod;
  if (!userId) return;
  const end = isConfirmedAssistant(locked, userId) ? 'unassigned' : 'withdrawn';
  await releaseAssistant(act, locked, userId);
  await notifyAssistanceEnded(act, locked, userId, end);
  await recordAct(act, 'ASSISTANT_REMOVED', { podId: locked.pod.id, personId: userId });
}

export function unassignAssistant(context: AppContext, pod: { membershipId: string; podId: string }): Promise<string> {
  return context.act(async (act) => {
    const locked = await lockPod(act, pod.membershipId, pod.podId);
    const isAnybody = locked.pod.assistantUserId !== null;
    await endAssistance(act, locked);
    if (isAnybody) await publishPodChange(act, pod.podId);
    return locked.meeting.link;
  });
}
