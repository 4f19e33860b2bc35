import { eq } from 'drizzle-orm';
import type { NextTinyStep, StepCommit, StepConfirmation, StepEntryStatus } from '../../contract/entities.gen';
import { withStatus } from '../../domain/steps/steps';
import { findOpenMeetings } from '../meetings';
import { settleSubject } from '../notifications';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { nextTinySteps } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { refuseOutdated } from '../platform/http/version';
import { commitLocked } from './commitStep';
import { lockStep, type LockedStep } from './lockStep';
import { quotedStep, stepNotifications, stepSubject } from './notificationKinds';
import { presentStep, stateOf, stepVersion, type StepRow } from './presenter';
import { publishStepChange } from './publishStepChange';
import { notifyStepOwner } from './responses/notifyStepOwner';
import { writeStep, type StepWriter } from './writeStep';
import { refusals } from './refusals';

async function lockStepInMeeting(act: Act, stepId: string): Promise<LockedStep> {
  const locked = await lockStep(act, stepId);
  const open = locked.meeting ? await findOpenMeetings(act.tx, locked.meeting, act.now) : [];
  if (!open.some(({ at }) => at <= secondsOf(act.now))) {
    throw conflict('meeting_not_on', refusals.meetingNotOn);
  }
  return locked;
}

const writerOf = (step: StepRow, callerId: string): StepWriter => (step.userId === callerId ? 'owner' : 'runner');

async function askToConfirm(act: Act, before: StepRow, { id, description, status }: NextTinyStep, callerId: string) {
  const extra = { description: quotedStep(description ?? ''), status };
  await notifyStepOwner(act, { ...before, id }, callerId, stepNotifications['step-entered'], extra);
}

export function enterStep(
  context: AppContext,
  stepId: string,
  callerId: string,
  body: StepCommit,
): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const locked = await lockStepInMeeting(act, stepId);
    const entered = await commitLocked(act, locked, body, writerOf(locked.step, callerId));
    await askToConfirm(act, locked.step, entered, callerId);
    return entered;
  });
}

/**
 * Records how somebody's step went (rule steps.entry). 409 for a step that isn't set or has changed, and while the
 * pod isn't meeting.
 */
export function enterStepStatus(
  context: AppContext,
  stepId: string,
  callerId: string,
  { status, version }: StepEntryStatus,
): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const { step } = await lockStepInMeeting(act, stepId);
    refuseOutdated(version, stepVersion(step));
    const state = withStatus(stateOf(step), status);
    if (!state) throw conflict('step_not_set', refusals.stepNotSet);
    if (step.status === status) return presentStep(step, act.now);
    const entered = await writeStep(act, step, state, writerOf(step, callerId));
    await askToConfirm(act, step, entered, callerId);
    return entered;
  });
}

/**
 * Confirms one's own step as entered by somebody else; a repeat changes nothing (rule steps.entry). 409 if the step
 * has changed since its owner saw it.
 */
export function confirmStep(context: AppContext, stepId: string, { version }: StepConfirmation): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const { step } = await lockStep(act, stepId);
    refuseOutdated(version, stepVersion(step));
    if (!step.unconfirmed) return presentStep(step, act.now);
    const [row] = await act.tx
      .update(nextTinySteps)
      .set({ unconfirmed: false })
      .where(eq(nextTinySteps.id, stepId))
      .returning();
    if (!row) throw notFound();
    await settleSubject(act, stepSubject(stepId));
    await publishStepChange(act, row);
    return presentStep(row, act.now);
  });
}
