import { eq } from 'drizzle-orm';
import { recordAct } from '../audit';
import { publishChannelChange } from '../chat';
import { deleteMeeting, trackLeadership } from '../meetings';
import { settleSubjects } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { pods } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { deleteSteps } from '../steps';
import { lockPod, participantsOf, type LockedPod } from './lockPod';
import { notifyPodDeleted } from './notices';
import { freeSeatsSubject, waitlistSubject } from './notificationKinds';
import type { PodRequest } from './request';
import { closePodTransfer } from './transfers/closeTransfer';

/**
 * Deletes a locked pod with its chat, its waitlist and its people's steps, which are mailed to them (rule
 * pods.deletion). Former members keep the steps they set, under the pod's name. 409 while there are participants.
 */
export async function deleteLockedPod(act: Act, locked: LockedPod, by: string): Promise<void> {
  const { pod, meeting, people, businessId } = locked;
  if (participantsOf(locked).length > 0) {
    throw conflict('pod_has_members', 'This pod still has members. Remove them first.');
  }
  await recordAct(act, 'POD_DELETED', { podId: pod.id });
  const userIds = people.map(({ userId }) => userId);
  await trackLeadership(act, { membershipId: pod.membershipId }, userIds);
  await notifyPodDeleted(act, locked, by);
  await publishChannelChange(act, pod.id, userIds, 'removed');
  await deleteSteps(act, pod.id, userIds);
  await settleSubjects(act, [waitlistSubject(pod.id), freeSeatsSubject(pod.id)]);
  await closePodTransfer(act, locked, { by, podDeleted: true });
  await act.tx.delete(pods).where(eq(pods.id, pod.id));
  await deleteMeeting(act, businessId, meeting);
}

/** Deletes a pod without participants; otherwise 409. */
export function deletePod(context: AppContext, { membershipId, podId, userId }: PodRequest): Promise<void> {
  return context.act(async (act) => {
    const locked = await lockPod(act, membershipId, podId);
    await deleteLockedPod(act, locked, userId);
  });
}
