import { withStatus, type StepState } from '../../domain/steps/steps';
import type { NextTinyStep, StepUpdate } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { invalid, invalidField } from '../platform/http/problem';
import { checkCommitmentDate } from './commitmentDate';
import { lockStep, type LockedStep } from './lockStep';
import type { StepRow } from './presenter';
import { checkedTexts, missing } from './stepTexts';
import { writeStep } from './writeStep';

/** The step that is sent back must be the one that is addressed. */
function checkIdentity(step: StepRow, body: StepUpdate): void {
  for (const name of ['id', 'podId', 'userId'] as const) {
    const given = body[name];
    if (given !== undefined && given !== step[name]) throw invalidField(name, 'This belongs to another step');
  }
}

function stateAfter({ status, goal, description, commitmentDate }: StepUpdate, step: StepRow): StepState | undefined {
  const given = { status: step.status, goal: goal ?? undefined, description: description ?? undefined };
  return withStatus({ ...given, commitmentDate: commitmentDate ?? undefined }, status);
}

/**
 * A date that is kept stays good whatever became of the schedule; one that comes back after Not Set, by Undo, may have
 * passed since the step was made (rules steps.commitmentDate and steps.undo).
 */
function checkDate(state: StepState, locked: LockedStep, now: Date): void {
  const { step } = locked;
  const date = state.commitmentDate ?? 0;
  if (date === step.commitmentDate?.getTime()) return;
  checkCommitmentDate(date, locked, now, step.commitmentDate ? now : step.createdAt);
}

/**
 * Changes the current step as a whole: any status at any time (rule steps.status). 400 at the field that is wrong, 409
 * for a previous step or where the feature is off.
 */
export function updateStep(context: AppContext, stepId: string, body: StepUpdate): Promise<NextTinyStep> {
  return context.act(async (act) => {
    const locked = await lockStep(act, stepId);
    const { step } = locked;
    checkIdentity(step, body);
    const state = stateAfter(body, step);
    if (!state) {
      const errors = missing(body);
      throw invalid(errors[0]?.message ?? 'The step is not complete.', errors);
    }
    if (state.status === 'NotSet') return writeStep(act, step, state);
    const texts = checkedTexts(state.goal ?? '', state.description ?? '');
    checkDate(state, locked, act.now);
    return writeStep(act, step, { ...state, ...texts });
  });
}
