import { eq } from 'drizzle-orm';
import { channelChanged, leaderStandingChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetings, pods, waitlistEntries } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { meetingMail, releaseLink, meetingNotifications } from '../meetings';
import { notify, settle } from '../notifications';
import { deleteSteps, mailStepsRecord } from '../steps';
import { leaderOf, meetingSubjectOf, participantsOf, type LockedPod } from './lock';
import { podNotifications, waitlistSubject } from './notificationKinds';

async function waitingFor(act: Act, podId: string): Promise<string[]> {
  const rows = await act.tx
    .select({ userId: waitlistEntries.userId })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.podId, podId));
  return rows.map(({ userId }) => userId);
}

/** Tells who was in the pod, with their steps and what clears their calendar; and who waited for it. */
async function tellDeleted(act: Act, context: AppContext, locked: LockedPod, by: string): Promise<void> {
  const { pod, people } = locked;
  const userIds = people.map(({ userId }) => userId);
  const { membershipId } = pod;
  await mailStepsRecord(act, userIds, pod);
  await meetingMail(act, context, 'cancelled', userIds, meetingSubjectOf(locked));
  const data = { podName: pod.name, membershipId };
  const others = userIds.filter((userId) => userId !== by);
  await notify(act, { kind: podNotifications['pod-deleted'], userIds: others, data, membershipId });
  const waiting = await waitingFor(act, pod.id);
  await notify(act, {
    kind: meetingNotifications['meeting-cancelled'],
    userIds: waiting,
    data: { name: pod.name },
    membershipId,
  });
}

/**
 * Deletes a locked pod with its chat, its queue and the steps of who is in it, who get them by e-mail (decision 34).
 * What people set who left before stays theirs, under the pod's name. 409 while there are participants.
 */
export async function deleteLockedPod(act: Act, context: AppContext, locked: LockedPod, by: string): Promise<void> {
  const { pod, meeting, people, businessId } = locked;
  if (participantsOf(locked).length > 0) {
    throw conflict('pod_has_members', 'This pod still has members. Remove them first.');
  }
  const userIds = people.map(({ userId }) => userId);
  const leaderId = leaderOf(locked);
  await tellDeleted(act, context, locked, by);
  await channelChanged(act, pod.id, userIds, 'removed');
  await deleteSteps(act, pod.id, userIds);
  await settle(act, waitlistSubject(pod.id));
  await act.tx.delete(pods).where(eq(pods.id, pod.id));
  await act.tx.delete(meetings).where(eq(meetings.id, meeting.id));
  releaseLink(act, context, businessId, meeting);
  if (leaderId) await leaderStandingChanged(act, { membershipId: pod.membershipId }, leaderId, 'removed');
}
