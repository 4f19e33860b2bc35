import { array, object, string } from 'yup';
import { INVALID_MOMENT, momentField, timeZoneField } from '../forms/timeFields';
import {
  pauseEndTest,
  meetingFields,
  type MeetingFormOptions,
  WEEK_IN_MONTH_REQUIRED,
  WEEKDAY_REQUIRED,
} from './meetingFields';
import { WEEKDAYS, WEEKS_IN_MONTH } from './scheduleTypes';
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './formWords.gen';

function pauseField(other: 'pausedFromEpoch' | 'pausedToEpoch', message: LocalText) {
  return momentField()
    .transform((value: number, original: unknown) => (original === null ? null : value))
    .nullable()
    .test('both', message, function goesWithOther(value) {
      return value != null || (this.parent as Record<string, unknown>)[other] == null;
    });
}

/**
 * Without options, skips checks that only the server can do: the current time, the previous meeting, and whether Zoom
 * creates a missing link.
 */
export function meetingInputSchema(options: MeetingFormOptions = { isLinkOptional: true }) {
  return object({
    ...meetingFields(options),
    timezone: timeZoneField().optional(),
    weeklyOptions: object({ days: array(string().oneOf(WEEKDAYS, WEEKDAY_REQUIRED)) }).default(undefined),
    monthlyOptions: object({
      weekInMonth: string().oneOf(WEEKS_IN_MONTH, WEEK_IN_MONTH_REQUIRED).required(WEEK_IN_MONTH_REQUIRED),
    }).default(undefined),
    pausedFromEpoch: pauseField(
      'pausedToEpoch',
      localTexts(wordsIn)((words) => words.startRequired),
    ),
    pausedToEpoch: pauseField(
      'pausedFromEpoch',
      localTexts(wordsIn)((words) => words.endRequired),
    ).test('end', pauseEndTest(options)),
  });
}

export const occurrenceInputSchema = object({
  change: string().oneOf(['SKIPPED', 'MOVED']).required(),
  movedTo: momentField().when('change', { is: 'MOVED', then: (field) => field.required(INVALID_MOMENT) }),
});
