import { eq } from 'drizzle-orm';
import { isNudged } from '../../domain/steps/responses';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { nextTinySteps } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { lockStep } from './lockStep';
import { stepNotifications } from './notificationKinds';
import type { StepRow } from './presenter';
import { isAskable } from './reminders/dueSteps';
import { notifyStepOwner } from './responses/notifyStepOwner';
import { refusals } from './refusals';

function obstacleTo(act: Act, step: StepRow, callerId: string) {
  if (step.userId === callerId) return conflict('own_step', refusals.ownStep);
  if (step.status !== 'NotSet') return conflict('step_set', refusals.stepSet);
  if (isNudged(step.nudgedAt?.getTime(), act.now.getTime())) {
    return conflict('already_nudged', refusals.alreadyNudged);
  }
  return undefined;
}

export function nudgeStep(context: AppContext, stepId: string, callerId: string): Promise<void> {
  return context.act(async (act) => {
    const { step } = await lockStep(act, stepId);
    const obstacle = obstacleTo(act, step, callerId);
    if (obstacle) throw obstacle;
    await act.tx.update(nextTinySteps).set({ nudgedAt: act.now }).where(eq(nextTinySteps.id, stepId));
    // Returns silently, so that nobody learns whether the owner has turned step reminders off.
    if (!(await isAskable(act.tx, stepId))) return;
    await notifyStepOwner(act, step, callerId, stepNotifications['step-nudged'], {});
  });
}
