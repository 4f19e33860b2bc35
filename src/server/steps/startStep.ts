import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';

/** What a step keeps of its pod. */
export interface StepPod {
  id: string;
  name: string;
  membershipId: string;
}

/** Gives people who come into a pod their current step, NotSet. Who has one keeps it (rule steps.current). */
export async function startStep(act: Act, pod: StepPod, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  const step = { podId: pod.id, podName: pod.name, membershipId: pod.membershipId, createdAt: act.now };
  await act.tx
    .insert(nextTinySteps)
    .values(userIds.map((userId) => ({ ...step, userId })))
    .onConflictDoNothing();
}
