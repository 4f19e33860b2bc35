import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { settleSubjects } from '../notifications';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { stepSubject } from './notificationKinds';
import { deleteResponses } from './responses/stepResponses';

const current = (podId: string, userId: string) =>
  and(eq(nextTinySteps.podId, podId), eq(nextTinySteps.userId, userId), isNull(nextTinySteps.closedAt));

const settleSteps = (act: Act, steps: { id: string }[]) =>
  settleSubjects(
    act,
    steps.map(({ id }) => stepSubject(id)),
  );

async function removeSteps(act: Act, which: SQL | undefined): Promise<void> {
  const removed = await act.tx.select({ id: nextTinySteps.id }).from(nextTinySteps).where(which).for('update');
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  await deleteResponses(act, ids);
  await act.tx.delete(nextTinySteps).where(inArray(nextTinySteps.id, ids));
  await settleSteps(act, removed);
}

/**
 * Closes the current step of a person who leaves a pod: it becomes Previous, and its owner is no longer asked about
 * it. An empty step is deleted.
 */
export async function closeCurrentStep(act: Act, podId: string, userId: string): Promise<void> {
  await removeSteps(act, and(current(podId, userId), eq(nextTinySteps.status, 'NotSet')));
  const closed = await act.tx
    .update(nextTinySteps)
    .set({ closedAt: act.now, unconfirmed: false })
    .where(current(podId, userId))
    .returning({ id: nextTinySteps.id });
  await settleSteps(act, closed);
}

export const deleteSteps = (act: Act, podId: string, userIds: string[]): Promise<void> =>
  removeSteps(act, and(eq(nextTinySteps.podId, podId), inArray(nextTinySteps.userId, userIds)));
