import { and, eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import type { StepPod } from './startStep';

/** Moves a person's steps, current and previous, to the pod they switch to (rule steps.move). */
export async function moveSteps(act: Act, fromPodId: string, to: StepPod, userId: string): Promise<void> {
  await act.tx
    .update(nextTinySteps)
    .set({ podId: to.id, podName: to.name })
    .where(and(eq(nextTinySteps.podId, fromPodId), eq(nextTinySteps.userId, userId)));
}

/** Updates the pod's name in its steps. */
export async function renamePodOfSteps(act: Act, podId: string, podName: string): Promise<void> {
  await act.tx.update(nextTinySteps).set({ podName }).where(eq(nextTinySteps.podId, podId));
}
