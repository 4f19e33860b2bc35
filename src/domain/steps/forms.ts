import { type InferType, object } from 'yup';
import { requiredText } from '../forms/fields';
import { momentField } from '../forms/timeFields';
import { commitmentDateProblem } from './steps';

export const MAX_GOAL_LENGTH = 500;
export const MAX_DESCRIPTION_LENGTH = 2000;

const DATE_REQUIRED = 'Commitment date is required';

/** Epoch milliseconds. */
export type StepFormOptions = {
  nowMillis?: number;
  /** Neither paused nor past; absent if there is none. */
  nextMeetingMillis?: number;
  /** Stays valid whatever happens to the schedule. */
  keptMillis?: number;
};

export function stepFields({ nowMillis, nextMeetingMillis, keptMillis }: StepFormOptions) {
  return {
    goal: requiredText('Goal is required', MAX_GOAL_LENGTH),
    description: requiredText('Next Tiny Step is required', MAX_DESCRIPTION_LENGTH),
    commitmentDate: momentField('milliseconds')
      .required(DATE_REQUIRED)
      .test('commitment', function isDatePossible(date) {
        if (date === undefined || date === keptMillis || nowMillis === undefined) return true;
        const message = commitmentDateProblem(date, nowMillis, nextMeetingMillis);
        return message === undefined || this.createError({ message });
      }),
  };
}

export function stepSchema(options: StepFormOptions = {}) {
  return object(stepFields(options));
}
export type StepValues = InferType<ReturnType<typeof stepSchema>>;
