import { isOverdue } from '../../domain/steps/steps';
import type { NextTinyStep } from '../../contract/entities.gen';
import type { nextTinySteps } from '../platform/database/schema';

export type StepRow = typeof nextTinySteps.$inferSelect;

/** A step as the contract has it; `overdue` is worked out at `now`. Times are epoch milliseconds. */
export function presentStep(row: StepRow, now: Date): NextTinyStep {
  const commitment =
    row.goal !== null && row.description !== null && row.commitmentDate
      ? { goal: row.goal, description: row.description, commitmentDate: row.commitmentDate.getTime() }
      : {};
  return {
    id: row.id,
    ...(row.podId && { podId: row.podId }),
    podName: row.podName,
    ...(row.membershipId && { membershipId: row.membershipId }),
    userId: row.userId,
    ...commitment,
    status: row.status,
    created: row.createdAt.getTime(),
    ...(row.closedAt && { closed: row.closedAt.getTime() }),
    current: row.closedAt === null,
    overdue: row.closedAt === null && isOverdue({ status: row.status, ...commitment }, now.getTime()),
  };
}
