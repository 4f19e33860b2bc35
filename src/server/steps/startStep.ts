import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';

/** The data of its pod that a step stores. */
export interface StepPod {
  id: string;
  name: string;
  membershipId: string;
}

/** Gives people who join a pod, at least one, a step that isn't set; one who has a step keeps it (rule steps.current). */
export async function startStep(act: Act, pod: StepPod, userIds: string[]): Promise<void> {
  const step = { podId: pod.id, podName: pod.name, membershipId: pod.membershipId, createdAt: act.now };
  await act.tx
    .insert(nextTinySteps)
    .values(userIds.map((userId) => ({ ...step, userId })))
    .onConflictDoNothing();
}
