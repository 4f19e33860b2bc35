import { stepSchema } from '../../domain/steps/forms';
import { commitEffect, committed } from '../../domain/steps/steps';
import type { NextTinyStep, StepCommit } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { checkForm } from '../platform/http/form';
import { commitmentRules } from './commitmentDate';
import { lockStep } from './lockStep';
import { startNextStep, writeStep } from './writeStep';

/**
 * Commits to a step: sets one that is open, or starts the next after one that is closed (rule steps.commit). 400 at the
 * field that is wrong, 409 for a previous step or where the feature is off.
 */
export function commitStep(context: AppContext, stepId: string, body: StepCommit): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const locked = await lockStep(act, stepId);
    const state = committed(checkForm(stepSchema(commitmentRules(locked, act.now)), body));
    const { step } = locked;
    return commitEffect(step.status) === 'sets' ? writeStep(act, step, state) : startNextStep(act, step, state);
  });
}
