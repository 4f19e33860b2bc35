import { eq } from 'drizzle-orm';
import { recordAct } from '../audit';
import { deleteMeeting, trackLeadership } from '../meetings';
import { settleSubjects, type NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { pods } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { deleteSteps } from '../steps';
import { lockPod, participantsOf, type LockedPod } from './lockPod';
import { notifyPodDeleted } from './notices';
import { freeSeatsSubject, waitlistSubject, withoutLeaderSubject } from './notificationKinds';
import type { PodRequest } from './request';
import { removeParticipant } from './seats';
import { closePodTransfer } from './transfers/closeTransfer';
import { publishPodChangeTo } from './publishPodChange';
import { emitPodChange } from './emitPodChange';
import { refusals } from './refusals';

/**
 * Deletes a locked pod with its chat, its waitlist and its people's steps, which are mailed to them (rule
 * pods.deletion). Former members keep the steps they set, under the pod's name. 409 while there are participants.
 */
export async function deleteLockedPod(act: Act, locked: LockedPod, by: string): Promise<void> {
  const { pod, meeting, people, businessId } = locked;
  if (participantsOf(locked).length > 0) {
    throw conflict('pod_has_members', refusals.podHasMembers);
  }
  await recordAct(act, 'POD_DELETED', { podId: pod.id });
  const userIds = people.map(({ userId }) => userId);
  await trackLeadership(act, { membershipId: pod.membershipId }, userIds);
  await notifyPodDeleted(act, locked, by);
  await publishPodChangeTo(act, pod.id, userIds, 'removed');
  await emitPodChange(act, 'pod.left', pod, userIds);
  await deleteSteps(act, pod.id, userIds);
  await settleSubjects(
    act,
    [waitlistSubject, freeSeatsSubject, withoutLeaderSubject].map((of) => of(pod.id)),
  );
  await closePodTransfer(act, locked, { by, podDeleted: true });
  await act.tx.delete(pods).where(eq(pods.id, pod.id));
  await deleteMeeting(act, businessId, meeting);
}

export async function deletePodIn(act: Act, { membershipId, podId, userId }: PodRequest): Promise<void> {
  await deleteLockedPod(act, await lockPod(act, membershipId, podId), userId);
}

export const deletePod = (context: AppContext, request: PodRequest): Promise<void> =>
  context.act((act) => deletePodIn(act, request));

export async function emptyAndDeletePod(
  act: Act,
  { membershipId, podId, by }: { membershipId: string; podId: string; by: NamedPerson },
): Promise<void> {
  const locked = await lockPod(act, membershipId, podId);
  for (const personId of participantsOf(locked)) {
    await removeParticipant(act, locked, personId, { how: 'removed', by });
    await recordAct(act, 'POD_MEMBER_REMOVED', { podId, personId });
  }
  await deleteLockedPod(act, locked, by.userId);
}
