import { boolean, string, type TestContext } from 'yup';
import { meetingLinkField, optionalLinkField } from '../forms/linkFields';
import { numberField } from '../forms/numberField';
import { momentField } from '../forms/timeFields';
import { NO_MOMENT } from '../forms/messages';
import { FREQUENCY_PERIODS, type Pause } from './scheduleTypes';

const MAX_FREQUENCY = 365;
const MAX_DURATION_MINUTES = 24 * 60;
const FREQUENCY_REQUIRED = 'Frequency is required';

export const PAST_DATE_MESSAGE = 'Date cannot be in the past';
export const WEEKDAY_REQUIRED = 'Weekday is required';
export const WEEK_IN_MONTH_REQUIRED = 'Week of the month is required';

export type MeetingFormOptions = {
  /** If absent, dates may be in the past. */
  nowSeconds?: number;
  keepsDate?: (start: number, timezone: string | undefined) => boolean;
  /** The saved pause, which may be sent again even after it has ended. */
  originalPause?: Pause;
  /** The business has Zoom, which creates a missing link (rule meetings.link). */
  isLinkOptional?: boolean;
};

function wholeNumber(required: `${string} is required`, tooSmall: string, max: number) {
  const what = required.replace(/ is required$/, '');
  return numberField()
    .typeError(required)
    .required(required)
    .min(1, tooSmall)
    .max(max, `${what} must be ${max} or less`)
    .integer(`${what} must be a whole number`);
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
    frequency: wholeNumber(FREQUENCY_REQUIRED, 'Frequency must be 1 or greater', MAX_FREQUENCY),
    frequencyPeriod: string().oneOf(FREQUENCY_PERIODS, FREQUENCY_REQUIRED).required(FREQUENCY_REQUIRED),
    duration: wholeNumber('Duration is required', 'Duration must be 1 or greater', MAX_DURATION_MINUTES),
  };
}

export function pauseEndTest({ nowSeconds = -Infinity, originalPause }: MeetingFormOptions) {
  return function isPossible(this: TestContext, end: number | null | undefined) {
    const { pausedFromEpoch: start } = this.parent as { pausedFromEpoch?: number | null };
    if (end == null) return true;
    if (start != null && end <= start) return this.createError({ message: 'End date must be after start date' });
    const isKept = start === originalPause?.pausedFromEpoch && end === originalPause?.pausedToEpoch;
    return end > nowSeconds || isKept || this.createError({ message: 'End date must be in the future' });
  };
}
