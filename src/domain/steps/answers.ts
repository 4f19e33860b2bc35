import type { StepStatus } from './steps';

export const STEP_ANSWERS = { done: 'Done', 'not-done': 'NotDone' } as const satisfies Record<string, StepStatus>;

export type StepAnswerKey = keyof typeof STEP_ANSWERS;

export type StepAnswerStatus = (typeof STEP_ANSWERS)[StepAnswerKey];

export const stepAnswerOf = (key: string | null): StepAnswerStatus | undefined =>
  key !== null && Object.hasOwn(STEP_ANSWERS, key) ? STEP_ANSWERS[key as StepAnswerKey] : undefined;

/** CHANGED: since the question was sent (rule steps.answer). */
export type AnswerState = 'OPEN' | 'ANSWERED' | 'CHANGED';

/** `isUsed`: this very link has already been used. A closed step is a previous step. */
export function answerState(step: { status: StepStatus; isClosed: boolean }, isUsed: boolean): AnswerState {
  if (step.status === 'NotSet') return 'CHANGED';
  if (step.status !== 'InProgress') return 'ANSWERED';
  if (step.isClosed) return 'CHANGED';
  return isUsed ? 'ANSWERED' : 'OPEN';
}
