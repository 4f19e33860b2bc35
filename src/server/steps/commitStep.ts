import { stepSchema } from '../../domain/steps/forms';
import { commitEffect, committedState } from '../../domain/steps/steps';
import type { NextTinyStep, StepCommit } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { checkForm } from '../platform/http/form';
import { refuseOutdated } from '../platform/http/version';
import { commitmentFormOptions } from './commitmentDate';
import { lockStep, type LockedStep } from './lockStep';
import { stepVersion } from './presenter';
import { deleteResponses } from './responses/stepResponses';
import { startNextStep, writeStep, type StepWriter } from './writeStep';

export async function commitLocked(
  act: Act,
  locked: LockedStep,
  { version, ...body }: StepCommit,
  by: StepWriter,
): Promise<NextTinyStep> {
  const { step } = locked;
  refuseOutdated(version, stepVersion(step));
  const state = committedState(checkForm(stepSchema(commitmentFormOptions(locked, act.now)), body));
  // Responses to a cleared step don't apply to the step that replaces it.
  if (step.status === 'NotSet') await deleteResponses(act, [step.id]);
  return commitEffect(step.status) === 'sets' ? writeStep(act, step, state, by) : startNextStep(act, step, state, by);
}

/**
 * Commits to a step: fills in an open step, or starts the next step after a closed one (rule steps.commit). 400 for an
 * invalid field; 409 for a previous step, for a step that has since changed, or if the feature is off.
 */
export function commitStep(context: AppContext, stepId: string, body: StepCommit): Promise<NextTinyStep> {
  return context.act(async (act) => commitLocked(act, await lockStep(act, stepId), body, 'owner'));
}
