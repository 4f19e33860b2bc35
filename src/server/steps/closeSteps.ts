import { and, eq, inArray, isNull } from 'drizzle-orm';
import { settleSubjects } from '../notifications';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { stepSubject } from './notificationKinds';

const current = (podId: string, userId: string) =>
  and(eq(nextTinySteps.podId, podId), eq(nextTinySteps.userId, userId), isNull(nextTinySteps.closedAt));

/** Settles the questions about these steps. */
export const settleSteps = (act: Act, steps: { id: string }[]) =>
  settleSubjects(
    act,
    steps.map(({ id }) => stepSubject(id)),
  );

/** Closes the current step of a person who leaves a pod: it becomes Previous. An empty step is deleted. */
export async function closeCurrentStep(act: Act, podId: string, userId: string): Promise<void> {
  const deleted = await act.tx
    .delete(nextTinySteps)
    .where(and(current(podId, userId), eq(nextTinySteps.status, 'NotSet')))
    .returning({ id: nextTinySteps.id });
  const closed = await act.tx
    .update(nextTinySteps)
    .set({ closedAt: act.now, unconfirmed: false })
    .where(current(podId, userId))
    .returning({ id: nextTinySteps.id });
  await settleSteps(act, [...deleted, ...closed]);
}

/** Deletes the steps of these people in a pod that is being deleted. */
export async function deleteSteps(act: Act, podId: string, userIds: string[]): Promise<void> {
  const deleted = await act.tx
    .delete(nextTinySteps)
    .where(and(eq(nextTinySteps.podId, podId), inArray(nextTinySteps.userId, userIds)))
    .returning({ id: nextTinySteps.id });
  await settleSteps(act, deleted);
}
