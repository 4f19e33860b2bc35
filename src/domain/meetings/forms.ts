import { boolean, type InferType, number, object, string } from 'yup';
import { INVALID_MOMENT, meetingLinkField, momentField, optionalLinkField, timeZoneField } from '../forms/fields';
import { FREQUENCY_PERIODS, WEEKDAYS, WEEKS_IN_MONTH } from './scheduleTypes';

const FREQUENCY_MAX = 365;
const DURATION_MAX_MINUTES = 24 * 60;
const FREQUENCY_REQUIRED = 'Frequency is required';

/** What a new meeting starts from. */
export const MEETING_DEFAULTS = { duration: 60, frequency: 1, recurring: true, frequencyPeriod: 'Week' } as const;

/** Day of the month, or nth weekday, of a monthly meeting (rule meetings.recurrence). */
export const SCHEDULE_TYPES = ['Date', 'Week'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** A number of at least 1, with its messages for none and for less. */
function wholeNumber(required: `${string} is required`, tooSmall: string, max: number) {
  const what = required.replace(/ is required$/, '');
  return number()
    .typeError(required)
    .required(required)
    .min(1, tooSmall)
    .max(max, `${what} must be ${max} or less`)
    .integer(`${what} must be a whole number`);
}

/** A choice that may be left open, in which case a form holds an empty text. */
function choiceField() {
  return string().transform((value: unknown) => (value === '' ? undefined : value));
}

type PauseParent = { pausedFromEpoch?: number };

/** The pause of a meeting; without the toggle its times are of no account. Times are epoch seconds. */
export function pauseSchema(nowSeconds: number) {
  const unset = () => momentField().transform(() => undefined);
  return object({
    paused: boolean().default(false),
    pausedFromEpoch: momentField().when('paused', {
      is: true,
      then: (field) => field.required(INVALID_MOMENT),
      otherwise: unset,
    }),
    pausedToEpoch: momentField().when('paused', {
      is: true,
      then: (field) =>
        field.required(INVALID_MOMENT).test('end', function isEndPossible(end) {
          const { pausedFromEpoch: start } = this.parent as PauseParent;
          if (end === undefined) return true;
          if (start !== undefined && end <= start) {
            return this.createError({ message: 'End date must be after start date' });
          }
          return end > nowSeconds || this.createError({ message: 'End date must be in the future' });
        }),
      otherwise: unset,
    }),
  });
}

export type MeetingFormOptions = {
  /** Epoch seconds. */
  nowSeconds: number;
  /** The first start as it was before a change; absent for a new meeting. Epoch seconds. */
  originalUnixTime?: number;
  /** The business has Zoom set up, which makes the link where it is left empty (rule meetings.link). */
  isLinkOptional?: boolean;
};

/**
 * A meeting with its pause (rule meetings.form). Fields are named as in the contract, whose messages then find theirs.
 * 'Date cannot be in the past' is for single meetings and changed dates: a recurring one began long ago (rule
 * meetings.pastDate).
 */
export function meetingSchema({ nowSeconds, originalUnixTime, isLinkOptional = false }: MeetingFormOptions) {
  return object({
    thirdPartyMeetingLink: isLinkOptional ? optionalLinkField() : meetingLinkField(),
    unixTime: momentField()
      .required(INVALID_MOMENT)
      .test('past', 'Date cannot be in the past', function isPossible(start) {
        const { recurring } = this.parent as { recurring?: boolean };
        return start >= nowSeconds || (recurring === true && start === originalUnixTime);
      }),
    timezone: timeZoneField(),
    recurring: boolean().default(true),
    frequency: wholeNumber(FREQUENCY_REQUIRED, 'Frequency must be 1 or greater', FREQUENCY_MAX).when('recurring', {
      is: false,
      // A single meeting does not show the field, so nothing in it may stand in the way.
      then: () =>
        number()
          .transform(() => MEETING_DEFAULTS.frequency)
          .default(MEETING_DEFAULTS.frequency),
    }),
    frequencyPeriod: string().oneOf(FREQUENCY_PERIODS, FREQUENCY_REQUIRED).required(FREQUENCY_REQUIRED),
    duration: wholeNumber('Duration is required', 'Duration must be 1 or greater', DURATION_MAX_MINUTES),
    scheduleType: string().oneOf(SCHEDULE_TYPES).default('Date'),
    weekday: choiceField().oneOf(WEEKDAYS, 'Weekday is required'),
    weekInMonth: choiceField()
      .oneOf(WEEKS_IN_MONTH, 'Week of the month is required')
      .when(['recurring', 'frequencyPeriod', 'scheduleType'], {
        is: (recurring: boolean, period: string, type: string) => recurring && period === 'Month' && type === 'Week',
        then: (field) => field.required('Week of the month is required'),
      }),
  }).concat(pauseSchema(nowSeconds));
}
export type MeetingValues = InferType<ReturnType<typeof meetingSchema>>;
