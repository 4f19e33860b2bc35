import { boolean, type InferType, number, object, string } from 'yup';
import { meetingLinkField, optionalLinkField } from '../forms/linkFields';
import { momentField, NO_MOMENT, timeZoneField } from '../forms/timeFields';
import {
  pauseEndTest,
  meetingFields,
  PAST_DATE_MESSAGE,
  type MeetingFormOptions,
  WEEK_IN_MONTH_REQUIRED,
  WEEKDAY_REQUIRED,
} from './meetingFields';
import { WEEKDAYS, WEEKS_IN_MONTH } from './scheduleTypes';

export type { MeetingFormOptions } from './meetingFields';

export const MEETING_DEFAULTS = { duration: 60, frequency: 1, recurring: true, frequencyPeriod: 'Week' } as const;

export const SCHEDULE_TYPES = ['Date', 'Week'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** The form's value is an empty string if nothing is chosen. */
function choiceField() {
  return string().transform((value: unknown) => (value === '' ? undefined : value));
}

/** The times are ignored when the toggle is off. */
function pauseFields(options: MeetingFormOptions) {
  const unset = () => momentField().transform(() => undefined);
  return {
    paused: boolean().default(false),
    pausedFromEpoch: momentField().when('paused', {
      is: true,
      then: (field) => field.required(NO_MOMENT),
      otherwise: unset,
    }),
    pausedToEpoch: momentField().when('paused', {
      is: true,
      then: (field) => field.required(NO_MOMENT).test('end', pauseEndTest(options)),
      otherwise: unset,
    }),
  };
}

/** With Zoom, nothing is left to add later (rule meetings.link). */
function linkFields({ isLinkOptional = false }: MeetingFormOptions) {
  const linkLater = boolean().default(false);
  return {
    linkLater: isLinkOptional ? linkLater.transform(() => false) : linkLater,
    thirdPartyMeetingLink: (isLinkOptional ? optionalLinkField() : meetingLinkField()).when('linkLater', {
      is: true,
      then: optionalLinkField,
    }),
  };
}

export function meetingSchema(options: MeetingFormOptions) {
  const fields = meetingFields(options);
  return object({
    ...fields,
    ...linkFields(options),
    ...pauseFields(options),
    timezone: timeZoneField(),
    frequency: fields.frequency.when('recurring', {
      is: false,
      // The field is hidden for a single meeting, so its value must not block saving.
      then: () =>
        number()
          .transform(() => MEETING_DEFAULTS.frequency)
          .default(MEETING_DEFAULTS.frequency),
    }),
    scheduleType: string().oneOf(SCHEDULE_TYPES).default('Date'),
    weekday: choiceField().oneOf(WEEKDAYS, WEEKDAY_REQUIRED),
    weekInMonth: choiceField()
      .oneOf(WEEKS_IN_MONTH, WEEK_IN_MONTH_REQUIRED)
      .when(['recurring', 'frequencyPeriod', 'scheduleType'], {
        is: (recurring: boolean, period: string, type: string) => recurring && period === 'Month' && type === 'Week',
        then: (field) => field.required(WEEK_IN_MONTH_REQUIRED),
      }),
  });
}

/** The server checks whether the move is possible (rule meetings.occurrences). */
export const moveOccurrenceSchema = ({ nowSeconds }: { nowSeconds: number }) =>
  object({
    movedTo: momentField()
      .required(NO_MOMENT)
      .test('past', PAST_DATE_MESSAGE, (movedTo) => movedTo > nowSeconds),
  });

export const leaderPodSchema = (options: MeetingFormOptions) => object({ meeting: meetingSchema(options) });

export type MeetingValues = InferType<ReturnType<typeof meetingSchema>>;
