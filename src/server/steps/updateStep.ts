import { stepUpdateSchema } from '../../domain/steps/requests';
import { withStatus, type StepState } from '../../domain/steps/steps';
import type { NextTinyStep, StepUpdate } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { checkForm } from '../platform/http/form';
import { invalidField } from '../platform/http/problem';
import { updateFormOptions } from './commitmentDate';
import { lockStep } from './lockStep';
import type { StepRow } from './presenter';
import { writeStep } from './writeStep';
import { refusals } from './refusals';

function checkIdentity(step: StepRow, body: StepUpdate): void {
  for (const name of ['id', 'podId', 'userId'] as const) {
    const given = body[name];
    if (given !== undefined && given !== step[name]) throw invalidField(name, refusals.otherStep);
  }
}

function stateAfter({ status, goal, description, commitmentDate }: StepUpdate): StepState {
  const given = { goal: goal ?? undefined, description: description ?? undefined };
  const state = withStatus({ status, ...given, commitmentDate: commitmentDate ?? undefined }, status);
  if (!state) throw new Error("A step's form let it through without its commitment");
  return state;
}

/**
 * Replaces the whole current step, with any status at any time (rule steps.status). 400 for an invalid field; 409 for a
 * previous step or if the feature is off.
 */
export function updateStep(context: AppContext, stepId: string, body: StepUpdate): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const locked = await lockStep(act, stepId);
    const { step } = locked;
    checkIdentity(step, body);
    return writeStep(act, step, stateAfter(checkForm(stepUpdateSchema(updateFormOptions(locked, act.now)), body)));
  });
}
