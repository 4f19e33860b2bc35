import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Pod, PodUpdate } from '../../contract/entities.gen';
import { publishPodChange } from '../chat';
import { mailMeeting } from '../meetings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetings, pods } from '../platform/database/schema';
import { renamePodOfSteps } from '../steps';
import { announcedPodMeeting, lockPod, type LockedPod } from './lock';
import { promoteFromWaitlist } from './promotion';
import { podSeenBy } from './reads';
import type { PodRequest } from './request';

/** A pod's name is kept in its steps, and is its meeting's unless that has one of its own. */
async function rename(act: Act, { pod, meeting }: LockedPod, name: string): Promise<void> {
  if (meeting.name === pod.name) await act.tx.update(meetings).set({ name }).where(eq(meetings.id, meeting.id));
  await renamePodOfSteps(act, pod.id, name);
}

async function change(act: Act, locked: LockedPod, body: PodUpdate): Promise<void> {
  const { pod } = locked;
  const former = pod.name;
  const changed = { ...pod, ...body };
  if (isDeepStrictEqual(changed, pod)) return;
  const { name } = changed;
  if (name !== former) await rename(act, locked, name);
  // The contract lets no other field through than those that may be changed.
  await act.tx.update(pods).set(body).where(eq(pods.id, pod.id));
  Object.assign(pod, body);
  await publishPodChange(act, pod.id);
  // The name stands in everybody's calendar (rule meetings.calendar).
  const userIds = locked.people.map(({ userId }) => userId);
  if (name !== former) await mailMeeting(act, 'changed', userIds, announcedPodMeeting(locked));
  await promoteFromWaitlist(act, locked);
}

/** Changes a pod: seats that come up go to the waitlist, fewer seats remove nobody (rule pods.maxParticipants). */
export async function updatePod(context: AppContext, request: PodRequest, body: PodUpdate): Promise<Pod> {
  const { membershipId, podId, userId } = request;
  await context.act(async (act) => change(act, await lockPod(act, membershipId, podId), body));
  return podSeenBy(context, podId, userId);
}
