import type { Act } from '../../platform/act';
import { conflict } from '../../platform/http/problem';
import { lockStep } from '../lockStep';
import type { StepRow } from '../presenter';
import { refusals } from '../refusals';

export type SetStep = StepRow & { description: string };

/** Locks a current step that is set, for a response. 409 if it isn't set, is a previous step, or steps are off. */
export async function lockSetStep(act: Act, stepId: string): Promise<SetStep> {
  const { step } = await lockStep(act, stepId);
  if (step.description === null) throw conflict('step_not_set', refusals.stepNotSet);
  return { ...step, description: step.description };
}
