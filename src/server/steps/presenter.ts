import { isOverdue, type StepState } from '../../domain/steps/steps';
import type { NextTinyStep, StepCommit, StepEntryStatus } from '../../contract/entities.gen';
import type { nextTinySteps } from '../platform/database/schema';
import { versionOf } from '../platform/http/version';

export type StepRow = typeof nextTinySteps.$inferSelect;

/** The contents of a step; its date is in epoch milliseconds. */
export const stateOf = ({ status, goal, description, commitmentDate }: StepRow): StepState => ({
  status,
  ...(goal !== null && description !== null && commitmentDate
    ? { goal, description, commitmentDate: commitmentDate.getTime() }
    : {}),
});

export const stepVersion = ({ status, goal, description, commitmentDate }: StepRow): string =>
  versionOf<StepCommit & StepEntryStatus>({ status, goal, description, commitmentDate });

/** A step in the contract's form; `overdue` is relative to `now`. Times are epoch milliseconds. */
export function presentStep(row: StepRow, now: Date): NextTinyStep {
  const state = stateOf(row);
  return {
    id: row.id,
    ...(row.podId && { podId: row.podId }),
    podName: row.podName,
    ...(row.membershipId && { membershipId: row.membershipId }),
    userId: row.userId,
    ...state,
    created: row.createdAt.getTime(),
    ...(row.closedAt && { closed: row.closedAt.getTime() }),
    current: row.closedAt === null,
    overdue: row.closedAt === null && isOverdue(state, now.getTime()),
    ...(row.unconfirmed && { unconfirmed: true }),
    ...(row.closedAt === null && { version: stepVersion(row) }),
  };
}
