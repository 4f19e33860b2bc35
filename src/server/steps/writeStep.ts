import { eq } from 'drizzle-orm';
import type { StepState } from '../../domain/steps/steps';
import type { NextTinyStep } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { presentStep, type StepRow } from './presenter';

const columnsOf = (state: StepState) => ({
  status: state.status,
  goal: state.goal ?? null,
  description: state.description ?? null,
  commitmentDate: state.commitmentDate === undefined ? null : new Date(state.commitmentDate),
});

/** Gives a step another state. */
export async function writeStep(act: Act, step: StepRow, state: StepState): Promise<NextTinyStep> {
  const [row] = await act.tx
    .update(nextTinySteps)
    .set(columnsOf(state))
    .where(eq(nextTinySteps.id, step.id))
    .returning();
  if (!row) throw notFound();
  return presentStep(row, act.now);
}

/** Makes a step a previous one and starts the next of its person in its pod. */
export async function startNextStep(act: Act, previous: StepRow, state: StepState): Promise<NextTinyStep> {
  await act.tx.update(nextTinySteps).set({ closedAt: act.now }).where(eq(nextTinySteps.id, previous.id));
  const { userId, podId, podName, membershipId } = previous;
  const [row] = await act.tx
    .insert(nextTinySteps)
    .values({ userId, podId, podName, membershipId, createdAt: act.now, ...columnsOf(state) })
    .returning();
  if (!row) throw notFound();
  return presentStep(row, act.now);
}
