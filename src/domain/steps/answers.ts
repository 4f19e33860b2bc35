import type { StepStatus } from './steps';

/** How an answer to 'did you do it?' stands in a link: `/step?c=…&answer=done`. */
export const STEP_ANSWERS = { done: 'Done', 'not-done': 'NotDone' } as const satisfies Record<string, StepStatus>;

export type StepAnswerKey = keyof typeof STEP_ANSWERS;

/** What somebody says of a step that was due. */
export type StepAnswerStatus = (typeof STEP_ANSWERS)[StepAnswerKey];

/** The answer that a link puts at hand; undefined where it names none. */
export const stepAnswerOf = (key: string | null): StepAnswerStatus | undefined =>
  key !== null && Object.hasOwn(STEP_ANSWERS, key) ? STEP_ANSWERS[key as StepAnswerKey] : undefined;

/**
 * How a step stands for who was asked about it by a link (rule steps.answer): it waits for the answer, was answered
 * before, or is no more what they were asked about.
 */
export type AnswerState = 'OPEN' | 'ANSWERED' | 'CHANGED';

/** `isUsed`: an answer was given by this very link. A step that is closed is a previous one. */
export function answerState(step: { status: StepStatus; isClosed: boolean }, isUsed: boolean): AnswerState {
  if (step.status === 'NotSet') return 'CHANGED';
  if (step.status !== 'InProgress') return 'ANSWERED';
  if (step.isClosed) return 'CHANGED';
  return isUsed ? 'ANSWERED' : 'OPEN';
}
