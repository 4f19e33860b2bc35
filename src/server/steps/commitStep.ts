import { stepSchema } from '../../domain/steps/forms';
import { commitEffect, committedState } from '../../domain/steps/steps';
import type { NextTinyStep, StepCommit } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { checkForm } from '../platform/http/form';
import { refuseOutdated } from '../platform/http/version';
import { commitmentFormOptions } from './commitmentDate';
import { lockStep } from './lockStep';
import { stepVersion } from './presenter';
import { deleteResponses } from './responses/stepResponses';
import { startNextStep, writeStep } from './writeStep';

/**
 * Commits to a step: fills in an open step, or starts the next step after a closed one (rule steps.commit). 400 for an
 * invalid field; 409 for a previous step, for a step that has since changed, or if the feature is off.
 */
export function commitStep(
  context: AppContext,
  stepId: string,
  { version, ...body }: StepCommit,
): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const locked = await lockStep(act, stepId);
    refuseOutdated(version, stepVersion(locked.step));
    const state = committedState(checkForm(stepSchema(commitmentFormOptions(locked, act.now)), body));
    const { step } = locked;
    // What was said about a step that was cleared isn't about the one that replaces it.
    if (step.status === 'NotSet') await deleteResponses(act, [step.id]);
    return commitEffect(step.status) === 'sets' ? writeStep(act, step, state) : startNextStep(act, step, state);
  });
}
