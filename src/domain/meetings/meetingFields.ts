import { boolean, string, type TestContext } from 'yup';
import { meetingLinkField, optionalLinkField } from '../forms/linkFields';
import { numberField } from '../forms/numberField';
import { momentField, NO_MOMENT } from '../forms/timeFields';
import { FREQUENCY_PERIODS, type Pause } from './scheduleTypes';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const MAX_FREQUENCY = 365;
const MAX_DURATION_MINUTES = 24 * 60;

const message = localTexts(wordsIn);

export const PAST_DATE_MESSAGE = message((words) => words.pastDate);
export const WEEKDAY_REQUIRED = message((words) => words.weekdayRequired);
export const WEEK_IN_MONTH_REQUIRED = message((words) => words.weekInMonthRequired);
const FREQUENCY_REQUIRED = message(({ frequency }) => frequency.required);
const END_BEFORE_START = message((words) => words.endBeforeStart);
const END_PAST = message((words) => words.endPast);

export type MeetingFormOptions = {
  /** If absent, dates may be in the past. */
  nowSeconds?: number;
  keepsDate?: (start: number, timezone: string | undefined) => boolean;
  /** The saved pause, which may be sent again even after it has ended. */
  originalPause?: Pause;
  /** The business has Zoom, which creates a missing link (rule meetings.link). */
  isLinkOptional?: boolean;
};

function wholeNumber(name: 'frequency' | 'duration', max: number) {
  const required = message((words) => words[name].required);
  return numberField()
    .typeError(required)
    .required(required)
    .min(
      1,
      message((words) => words[name].tooSmall),
    )
    .max(
      max,
      message((words) => words[name].tooLarge({ max })),
    )
    .integer(message((words) => words[name].notWhole));
}

/** Must be in the future only for a single meeting or a changed date (rule meetings.pastDate). */
function startField({ nowSeconds = -Infinity, keepsDate }: MeetingFormOptions) {
  return momentField()
    .required(NO_MOMENT)
    .test('past', PAST_DATE_MESSAGE, function isPossible(start) {
      const { recurring, timezone } = this.parent as { recurring?: boolean; timezone?: string };
      return start >= nowSeconds || (recurring === true && keepsDate?.(start, timezone) === true);
    });
}

/** Named as in the contract (rule meetings.form). */
export function meetingFields(options: MeetingFormOptions) {
  return {
    thirdPartyMeetingLink: options.isLinkOptional ? optionalLinkField() : meetingLinkField(),
    unixTime: startField(options),
    recurring: boolean().default(true),
    frequency: wholeNumber('frequency', MAX_FREQUENCY),
    frequencyPeriod: string().oneOf(FREQUENCY_PERIODS, FREQUENCY_REQUIRED).required(FREQUENCY_REQUIRED),
    duration: wholeNumber('duration', MAX_DURATION_MINUTES),
  };
}

export function pauseEndTest({ nowSeconds = -Infinity, originalPause }: MeetingFormOptions) {
  return function isPossible(this: TestContext, end: number | null | undefined) {
    const { pausedFromEpoch: start } = this.parent as { pausedFromEpoch?: number | null };
    if (end == null) return true;
    if (start != null && end <= start) return this.createError({ message: END_BEFORE_START });
    const isKept = start === originalPause?.pausedFromEpoch && end === originalPause?.pausedToEpoch;
    return end > nowSeconds || isKept || this.createError({ message: END_PAST });
  };
}
