import { type InferType, object } from 'yup';
import { requiredText } from '../forms/fields';
import { momentField } from '../forms/timeFields';
import { commitmentDateProblem } from './steps';

export const GOAL_MAX_LENGTH = 500;
export const DESCRIPTION_MAX_LENGTH = 2000;

const DATE_REQUIRED = 'Commitment date is required';

/** All in epoch milliseconds. */
export type StepFormOptions = {
  /** What the date has to be after; absent, it may be any. */
  nowMillis?: number;
  /** The next meeting that is not paused; absent where none is ahead. */
  nextMeetingMillis?: number;
  /** The date that the step has, which may stay whatever became of the schedule. */
  keptMillis?: number;
};

/** The fields of a commitment. */
export function stepFields({ nowMillis, nextMeetingMillis, keptMillis }: StepFormOptions) {
  return {
    goal: requiredText('Goal is required', GOAL_MAX_LENGTH),
    description: requiredText('Next Tiny Step is required', DESCRIPTION_MAX_LENGTH),
    commitmentDate: momentField('milliseconds')
      .required(DATE_REQUIRED)
      .test('commitment', function isDatePossible(date) {
        if (date === undefined || date === keptMillis || nowMillis === undefined) return true;
        const message = commitmentDateProblem(date, nowMillis, nextMeetingMillis);
        return message === undefined || this.createError({ message });
      }),
  };
}

/** What a person commits to (rules steps.commit and steps.commitmentDate); the date is in epoch milliseconds. */
export function stepSchema(options: StepFormOptions = {}) {
  return object(stepFields(options));
}
export type StepValues = InferType<ReturnType<typeof stepSchema>>;
