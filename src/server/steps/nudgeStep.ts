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

/** The reason why the owner can't be nudged now; undefined if they can be. */
function obstacleTo(act: Act, step: StepRow, callerId: string) {
  if (step.userId === callerId) return conflict('own_step', 'This is your own step.');
  if (step.status !== 'NotSet') return conflict('step_set', 'They already have a step.');
  if (isNudged(step.nudgedAt?.getTime(), act.now.getTime())) {
    return conflict('already_nudged', 'They’ve been nudged in the last 24 hours.');
  }
  return undefined;
}

/** Reminds a member of the pod, kindly, that they have no step (rule steps.nudge). */
export function nudgeStep(context: AppContext, stepId: string, callerId: string): Promise<void> {
  return context.act(async (act) => {
    const { step } = await lockStep(act, stepId);
    const obstacle = obstacleTo(act, step, callerId);
    if (obstacle) throw obstacle;
    await act.tx.update(nextTinySteps).set({ nudgedAt: act.now }).where(eq(nextTinySteps.id, stepId));
    // Whether they have step reminders turned off shows to nobody.
    if (!(await isAskable(act.tx, stepId))) return;
    await notifyStepOwner(act, step, callerId, stepNotifications['step-nudged'], {});
  });
}
