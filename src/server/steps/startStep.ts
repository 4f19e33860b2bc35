import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';

/** The data of its pod that a step stores. */
export interface StepPod {
  id: string;
  name: string;
  membershipId: string;
}

/** Gives people who join a pod a current step, NotSet. People who have a current step keep it (rule steps.current). */
export async function startStep(act: Act, pod: StepPod, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  const step = { podId: pod.id, podName: pod.name, membershipId: pod.membershipId, createdAt: act.now };
  await act.tx
    .insert(nextTinySteps)
    .values(userIds.map((userId) => ({ ...step, userId })))
    .onConflictDoNothing();
}
