import { eq } from 'drizzle-orm';
import { firstCheckAt } from '../../domain/steps/reminders';
import type { StepState } from '../../domain/steps/steps';
import type { NextTinyStep } from '../../contract/entities.gen';
import { settleSubject } from '../notifications';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { stepSubject } from './notificationKinds';
import { presentStep, type StepRow } from './presenter';
import { publishStepChange } from './publishStepChange';
import { emitWebhookEvents } from '../platform/webhooks/emitWebhookEvents';

/** When to check for a reminder: an unchanged date keeps its time (rule steps.reminders). */
function remindAtOf({ status, commitmentDate }: StepState, now: Date, before?: StepRow): Date | null {
  if (status !== 'InProgress' || commitmentDate === undefined) return null;
  const isAsBefore = before?.status === status && before.commitmentDate?.getTime() === commitmentDate;
  return isAsBefore ? before.remindAt : new Date(firstCheckAt(commitmentDate, now.getTime()));
}

/** Who writes a step: its owner, or somebody who runs the meeting, whose words the owner confirms (rule steps.entry). */
export type StepWriter = 'owner' | 'runner';

interface Writing {
  state: StepState;
  by: StepWriter;
}

const columnsOf = ({ state, by }: Writing, now: Date, before?: StepRow) => ({
  unconfirmed: by === 'runner',
  status: state.status,
  goal: state.goal ?? null,
  description: state.description ?? null,
  commitmentDate: state.commitmentDate === undefined ? null : new Date(state.commitmentDate),
  remindAt: remindAtOf(state, now, before),
});

async function afterChange(act: Act, step: StepRow): Promise<void> {
  await settleSubject(act, stepSubject(step.id));
  await publishStepChange(act, step);
}

/** For webhooks, without a word of the step (rule integrations.webhookEvents). */
async function emitDone(act: Act, { membershipId, podId, userId }: StepRow): Promise<void> {
  if (membershipId === null) return;
  await emitWebhookEvents(act, [{ type: 'step.done', membershipId, userId, ...(podId !== null && { podId }) }]);
}

export async function writeStep(
  act: Act,
  step: StepRow,
  state: StepState,
  by: StepWriter = 'owner',
): Promise<NextTinyStep> {
  const [row] = await act.tx
    .update(nextTinySteps)
    .set(columnsOf({ state, by }, act.now, step))
    .where(eq(nextTinySteps.id, step.id))
    .returning();
  if (!row) throw notFound();
  await afterChange(act, step);
  if (step.status !== 'Done' && state.status === 'Done') await emitDone(act, row);
  return presentStep(row, act.now);
}

export async function startNextStep(
  act: Act,
  previous: StepRow,
  state: StepState,
  by: StepWriter = 'owner',
): Promise<NextTinyStep> {
  await act.tx
    .update(nextTinySteps)
    .set({ closedAt: act.now, unconfirmed: false })
    .where(eq(nextTinySteps.id, previous.id));
  await afterChange(act, previous);
  const { userId, podId, podName, membershipId } = previous;
  const [row] = await act.tx
    .insert(nextTinySteps)
    .values({ userId, podId, podName, membershipId, createdAt: act.now, ...columnsOf({ state, by }, act.now) })
    .returning();
  if (!row) throw notFound();
  return presentStep(row, act.now);
}
