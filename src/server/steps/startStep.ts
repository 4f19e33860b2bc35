import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';

export interface StepPod {
  id: string;
  name: string;
  membershipId: string;
}

/**
 * Gives each person who joins a pod a step that isn't set yet; a person who already has one keeps it (rule
 * steps.current). `userIds` must not be empty.
 */
export async function startStep(act: Act, pod: StepPod, userIds: string[]): Promise<void> {
  const step = { podId: pod.id, podName: pod.name, membershipId: pod.membershipId, createdAt: act.now };
  await act.tx
    .insert(nextTinySteps)
    .values(userIds.map((userId) => ({ ...step, userId })))
    .onConflictDoNothing();
}
