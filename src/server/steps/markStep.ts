import type { StepMarked } from '../../contract/entities.gen';
import type { StepAnswerStatus } from '../../domain/steps/answers';
import { withStatus } from '../../domain/steps/steps';
import type { Language } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { conflict } from '../platform/http/problem';
import { wordsIn } from './markWords.gen';
import { lockStep } from './lockStep';
import { stateOf, type StepRow } from './presenter';
import { writeStep } from './writeStep';
import { refusals } from './refusals';

export async function saveMark(act: Act, step: StepRow, status: StepAnswerStatus): Promise<boolean> {
  const state = withStatus(stateOf(step), status);
  if (!state) return false;
  await writeStep(act, step, state);
  return true;
}

/**
 * Marks the current step directly from a notification (rule steps.answer). A repeat has no effect. 409 if the step is
 * not set or is a previous step, or if the feature is off.
 */
export function markStep(
  context: AppContext,
  stepId: string,
  status: StepAnswerStatus,
  language: Language,
): Promise<StepMarked> {
  return context.act(async (act) => {
    const { step } = await lockStep(act, stepId);
    if (!(await saveMark(act, step, status))) throw conflict('step_not_set', refusals.stepNotSet);
    return { done: true, message: wordsIn(language)[status] };
  });
}
