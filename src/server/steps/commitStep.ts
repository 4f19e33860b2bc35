import { stepSchema } from '../../domain/steps/forms';
import { commitEffect, committed } from '../../domain/steps/steps';
import type { NextTinyStep, StepCommit } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { checkForm } from '../platform/http/form';
import { refuseOutdated } from '../platform/http/version';
import { commitmentRules } from './commitmentDate';
import { lockStep } from './lockStep';
import { stepVersion } from './presenter';
import { startNextStep, writeStep } from './writeStep';

/**
 * Commits to a step: sets one that is open, or starts the next after one that is closed (rule steps.commit). 400 at the
 * field that is wrong, 409 for a previous step, one that was changed meanwhile, or where the feature is off.
 */
export function commitStep(
  context: AppContext,
  stepId: string,
  { version, ...body }: StepCommit,
): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const locked = await lockStep(act, stepId);
    refuseOutdated(version, stepVersion(locked.step));
    const state = committed(checkForm(stepSchema(commitmentRules(locked, act.now)), body));
    const { step } = locked;
    return commitEffect(step.status) === 'sets' ? writeStep(act, step, state) : startNextStep(act, step, state);
  });
}
