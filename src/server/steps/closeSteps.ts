import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';

const current = (podId: string, userId: string) =>
  and(eq(nextTinySteps.podId, podId), eq(nextTinySteps.userId, userId), isNull(nextTinySteps.closedAt));

/** Ends the current step of somebody who leaves a pod: it becomes Previous. One that says nothing is not kept. */
export async function closeSteps(act: Act, podId: string, userId: string): Promise<void> {
  await act.tx.delete(nextTinySteps).where(and(current(podId, userId), eq(nextTinySteps.status, 'NotSet')));
  await act.tx.update(nextTinySteps).set({ closedAt: act.now }).where(current(podId, userId));
}

/** Deletes the steps of these people in a pod that is being deleted. */
export async function deleteSteps(act: Act, podId: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await act.tx.delete(nextTinySteps).where(and(eq(nextTinySteps.podId, podId), inArray(nextTinySteps.userId, userIds)));
}
