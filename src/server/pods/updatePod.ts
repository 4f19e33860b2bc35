import { eq } from 'drizzle-orm';
import type { PodUpdate } from '../../contract/entities.gen';
import { podChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetings, pods } from '../platform/database/schema';
import { meetingMail } from '../meetings';
import { renamePodOfSteps } from '../steps';
import { promoteWaiting } from './seats';
import { lockPod, meetingSubjectOf, type LockedPod } from './lock';

/** A pod's name is kept in its steps, and is its meeting's unless that has one of its own. */
async function rename(act: Act, { pod, meeting }: LockedPod, name: string): Promise<void> {
  if (meeting.name === pod.name) await act.tx.update(meetings).set({ name }).where(eq(meetings.id, meeting.id));
  await renamePodOfSteps(act, pod.id, name);
}

/** Changes name or size of a pod: seats that come up go to who waits, fewer seats remove nobody (decision 28). */
export async function updatePod(
  act: Act,
  context: AppContext,
  { membershipId, podId, body }: { membershipId: string; podId: string; body: PodUpdate },
): Promise<void> {
  const locked = await lockPod(act, membershipId, podId);
  const { name = locked.pod.name, maxParticipants = locked.pod.maxParticipants } = body;
  if (name === locked.pod.name && maxParticipants === locked.pod.maxParticipants) return;
  const former = locked.pod.name;
  if (name !== former) await rename(act, locked, name);
  await act.tx.update(pods).set({ name, maxParticipants }).where(eq(pods.id, podId));
  Object.assign(locked.pod, { name, maxParticipants });
  await podChanged(act, podId);
  // The name stands in everybody's calendar (decision 38).
  const userIds = locked.people.map(({ userId }) => userId);
  if (name !== former) await meetingMail(act, context, 'changed', userIds, meetingSubjectOf(locked));
  await promoteWaiting(act, context, locked);
}
