import { type InferType, object } from 'yup';
import { momentField, requiredText } from '../forms/fields';
import { commitmentDateProblem } from './steps';

export const GOAL_MAX_LENGTH = 500;
export const DESCRIPTION_MAX_LENGTH = 2000;

const DATE_REQUIRED = 'Commitment date is required';

export type StepFormOptions = {
  /** Epoch milliseconds. */
  nowMillis: number;
  /** The next meeting that is not paused, epoch milliseconds; absent where none is ahead. */
  nextMeetingMillis?: number;
};

/** What a person commits to; the date is in epoch milliseconds (rules steps.commit and steps.commitmentDate). */
export function stepSchema({ nowMillis, nextMeetingMillis }: StepFormOptions) {
  return object({
    goal: requiredText('Goal is required', GOAL_MAX_LENGTH),
    description: requiredText('Next Tiny Step is required', DESCRIPTION_MAX_LENGTH),
    commitmentDate: momentField()
      .required(DATE_REQUIRED)
      .test('commitment', function isDatePossible(date) {
        if (date === undefined) return true;
        const message = commitmentDateProblem(date, nowMillis, nextMeetingMillis);
        return message === undefined || this.createError({ message });
      }),
  });
}
export type StepValues = InferType<ReturnType<typeof stepSchema>>;
