import { recordAct } from '../../audit';
import { publishPodChange } from '../../chat';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { isConfirmedAssistant, lockPod, releaseAssistant, type LockedPod } from '../../pods';
import { notifyAssistanceEnded } from './assistantNotices';

/** Ends what somebody was asked or had confirmed, if there is anybody, who is told. */
export async function endAssistance(act: Act, locked: LockedPod): Promise<void> {
  const { assistantUserId: userId } = locked.pod;
  if (!userId) return;
  const end = isConfirmedAssistant(locked, userId) ? 'unassigned' : 'withdrawn';
  await releaseAssistant(act, locked, userId);
  await notifyAssistanceEnded(act, locked, userId, end);
  await recordAct(act, 'ASSISTANT_REMOVED', { podId: locked.pod.id, personId: userId });
}

/**
 * The pod has no assistant leader any more, and its own link is in force again, which is returned (rule
 * leadership.assistantLink). Harmless when there is none.
 */
export function unassignAssistant(context: AppContext, pod: { membershipId: string; podId: string }): Promise<string> {
  return context.act(async (act) => {
    const locked = await lockPod(act, pod.membershipId, pod.podId);
    const isAnybody = locked.pod.assistantUserId !== null;
    await endAssistance(act, locked);
    if (isAnybody) await publishPodChange(act, pod.podId);
    return locked.meeting.link;
  });
}
