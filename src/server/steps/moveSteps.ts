import { and, eq } from 'drizzle-orm';
import { changeSubject, settleSubject } from '../notifications';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { stepSubject } from './notificationKinds';
import { deleteResponses } from './responses/stepResponses';
import type { StepPod } from './startStep';

/**
 * Moves a person's steps, current and previous, to the pod they switch to (rule steps.move). Responses to the current
 * step are deleted and nudges reset, since they came from the old pod.
 */
export async function moveSteps(act: Act, fromPodId: string, to: StepPod, userId: string): Promise<void> {
  const moved = await act.tx
    .update(nextTinySteps)
    .set({ podId: to.id, podName: to.name, nudgedAt: null })
    .where(and(eq(nextTinySteps.podId, fromPodId), eq(nextTinySteps.userId, userId)))
    .returning({ id: nextTinySteps.id, status: nextTinySteps.status, closedAt: nextTinySteps.closedAt });
  const current = moved.find(({ closedAt }) => closedAt === null);
  if (current?.status === 'NotSet') await settleSubject(act, stepSubject(current.id));
  else if (current) await changeSubject(act, stepSubject(current.id), { podId: to.id });
  if (current) await deleteResponses(act, [current.id]);
}

export async function renamePodOfSteps(act: Act, podId: string, podName: string): Promise<void> {
  await act.tx.update(nextTinySteps).set({ podName }).where(eq(nextTinySteps.podId, podId));
}
