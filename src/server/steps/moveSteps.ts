import { and, eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { StepStatus } from '../../domain/steps/steps';
import { redirectSubjects } from '../notifications';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { settleSteps } from './closeSteps';
import { stepSubject } from './notificationKinds';
import { deleteResponses } from './responses/stepResponses';
import type { StepPod } from './startStep';

const isUnset = ({ status }: { status: StepStatus }) => status === 'NotSet';

/**
 * Moves a person's steps, current and previous, to the pod they switch to (rule steps.move). What people of the old pod
 * said about them isn't for the new one; nor is their asking for a step that isn't set.
 */
export async function moveSteps(act: Act, fromPodId: string, to: StepPod, userId: string): Promise<void> {
  const moved = await act.tx
    .update(nextTinySteps)
    .set({ podId: to.id, podName: to.name, nudgedAt: null })
    .where(and(eq(nextTinySteps.podId, fromPodId), eq(nextTinySteps.userId, userId)))
    .returning({ id: nextTinySteps.id, status: nextTinySteps.status });
  const [unset, set] = [moved.filter(isUnset), moved.filter((step) => !isUnset(step))];
  await settleSteps(act, unset);
  const pages = { from: pageLinks.nextTinyStep(fromPodId), to: pageLinks.nextTinyStep(to.id) };
  await redirectSubjects(
    act,
    set.map(({ id }) => stepSubject(id)),
    pages,
  );
  await deleteResponses(
    act,
    moved.map(({ id }) => id),
  );
}

/** Updates the pod's name in its steps. */
export async function renamePodOfSteps(act: Act, podId: string, podName: string): Promise<void> {
  await act.tx.update(nextTinySteps).set({ podName }).where(eq(nextTinySteps.podId, podId));
}
