import { and, eq } from 'drizzle-orm';
import { withdrawSubjects } from '../../notifications';
import type { AppContext } from '../../platform/context';
import { nextTinySteps, stepCheers } from '../../platform/database/schema';
import { conflict } from '../../platform/http/problem';
import { cheerSubject, quotedStep, stepNotifications } from '../notificationKinds';
import { publishStepChange } from '../publishStepChange';
import { lockSetStep } from './lockSetStep';
import { notifyStepOwner } from './notifyStepOwner';
import { refusals } from '../refusals';

/** Cheers a step and notifies its owner, once however often it is repeated (rule steps.responses). */
export function cheerStep(context: AppContext, stepId: string, userId: string): Promise<void> {
  return context.act(async (act) => {
    const step = await lockSetStep(act, stepId);
    if (step.userId === userId) throw conflict('own_step', refusals.ownStep);
    const { rowCount } = await act.tx
      .insert(stepCheers)
      .values({ stepId, userId, createdAt: act.now })
      .onConflictDoNothing();
    if (!rowCount) return;
    const description = quotedStep(step.description);
    await notifyStepOwner(act, step, userId, stepNotifications['step-cheered'], { description });
    await publishStepChange(act, step, { change: 'responses', cheeredBy: userId });
  });
}

export function withdrawCheer(context: AppContext, stepId: string, userId: string): Promise<void> {
  return context.act(async (act) => {
    const isIt = and(eq(stepCheers.stepId, stepId), eq(stepCheers.userId, userId));
    const [step] = await act.tx
      .select({ id: nextTinySteps.id, podId: nextTinySteps.podId, userId: nextTinySteps.userId })
      .from(stepCheers)
      .innerJoin(nextTinySteps, eq(nextTinySteps.id, stepCheers.stepId))
      .where(isIt);
    if (!step) return;
    await act.tx.delete(stepCheers).where(isIt);
    await withdrawSubjects(act, [cheerSubject(stepId, userId)]);
    await publishStepChange(act, step, { change: 'responses', cheerWithdrawnBy: userId });
  });
}
