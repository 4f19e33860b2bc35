import type { StepStatus } from './steps';

/** Answers to 'did you do it?' in a link: `/step?c=…&answer=done`. */
export const STEP_ANSWERS = { done: 'Done', 'not-done': 'NotDone' } as const satisfies Record<string, StepStatus>;

export type StepAnswerKey = keyof typeof STEP_ANSWERS;

/** A person's answer to whether they did a step. */
export type StepAnswerStatus = (typeof STEP_ANSWERS)[StepAnswerKey];

/** The answer a link preselects; undefined if there is none. */
export const stepAnswerOf = (key: string | null): StepAnswerStatus | undefined =>
  key !== null && Object.hasOwn(STEP_ANSWERS, key) ? STEP_ANSWERS[key as StepAnswerKey] : undefined;

/**
 * A step's state for a person asked through a link (rule steps.answer): waiting for an answer, already answered, or
 * changed since the question was sent.
 */
export type AnswerState = 'OPEN' | 'ANSWERED' | 'CHANGED';

/** `isUsed`: this very link has already been used. A closed step is a previous step. */
export function answerState(step: { status: StepStatus; isClosed: boolean }, isUsed: boolean): AnswerState {
  if (step.status === 'NotSet') return 'CHANGED';
  if (step.status !== 'InProgress') return 'ANSWERED';
  if (step.isClosed) return 'CHANGED';
  return isUsed ? 'ANSWERED' : 'OPEN';
}
