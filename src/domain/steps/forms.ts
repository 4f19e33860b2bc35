import { type InferType, object } from 'yup';
import { requiredText } from '../forms/fields';
import { momentField } from '../forms/timeFields';
import { commitmentDateProblem } from './steps';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

export const MAX_GOAL_LENGTH = 500;
export const MAX_DESCRIPTION_LENGTH = 2000;

const DATE_REQUIRED = localTexts(wordsIn)((words) => words.dateRequired);

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
    goal: requiredText((language) => wordsIn(language).goal, MAX_GOAL_LENGTH),
    description: requiredText((language) => wordsIn(language).description, MAX_DESCRIPTION_LENGTH),
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
