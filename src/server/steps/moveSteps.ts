import { and, eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { settleSteps } from './closeSteps';
import { deleteResponses } from './responses/stepResponses';
import type { StepPod } from './startStep';

/**
 * Moves a person's steps, current and previous, to the pod they switch to (rule steps.move). What people of the old pod
 * said about them isn't for the new one, and questions about them would lead to the old one.
 */
export async function moveSteps(act: Act, fromPodId: string, to: StepPod, userId: string): Promise<void> {
  const moved = await act.tx
    .update(nextTinySteps)
    .set({ podId: to.id, podName: to.name })
    .where(and(eq(nextTinySteps.podId, fromPodId), eq(nextTinySteps.userId, userId)))
    .returning({ id: nextTinySteps.id });
  await settleSteps(act, moved);
  await deleteResponses(
    act,
    moved.map(({ id }) => id),
  );
}

/** Updates the pod's name in its steps. */
export async function renamePodOfSteps(act: Act, podId: string, podName: string): Promise<void> {
  await act.tx.update(nextTinySteps).set({ podName }).where(eq(nextTinySteps.podId, podId));
}
