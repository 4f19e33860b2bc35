import { INVALID_MOMENT, UNKNOWN_TIME_ZONE } from '../../domain/forms/messages';
import type { MeetingFormOptions } from '../../domain/meetings/forms';
import { meetingInputSchema } from '../../domain/meetings/requests';
import { seriesStarts, type Schedule } from '../../domain/meetings/schedule';
import { firstStartOf, isDateOf } from '../../domain/meetings/series';
import type { MeetingInput } from '../../contract/entities.gen';
import { checkForm } from '../platform/http/form';
import { invalidField } from '../platform/http/problem';
import { instantOfSeconds, scheduleOfRow, secondsOf, type MeetingRow, type SeriesColumns } from './schedule';

/** What a form says of a meeting, checked, but for its link. */
export type CheckedMeeting = SeriesColumns & Pick<MeetingRow, 'name'>;

export interface InputSetting {
  now: Date;
  /** Where the form has the meeting's fields: '' or 'meeting.'. */
  prefix: '' | 'meeting.';
  /** For a meeting without a name or a zone of its own. */
  fallback: { name: string; timezone: string };
  /** The meeting that is changed; absent for a new one. */
  existing?: MeetingRow;
}

/** Whether a start is a date of the series as it is; a zone that nobody knows is refused at its own field. */
function keepsDateOf(existing: MeetingRow): MeetingFormOptions['keepsDate'] {
  return (start, timezone = existing.timezone) => {
    try {
      return isDateOf(scheduleOfRow(existing), start, timezone);
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  };
}

/** What only the server knows of a meeting's form: the time, and the meeting as it is. */
function rulesOf({ now, existing }: InputSetting): MeetingFormOptions {
  const { pausedFrom, pausedTo } = existing ?? {};
  return {
    nowSeconds: secondsOf(now),
    ...(existing && { keepsDate: keepsDateOf(existing) }),
    originalPause: {
      pausedFromEpoch: pausedFrom ? secondsOf(pausedFrom) : undefined,
      pausedToEpoch: pausedTo ? secondsOf(pausedTo) : undefined,
    },
    isLinkOptional: true,
  };
}

/** [from, to) of the pause, or undefined for none. One that is over, and was there before, is dropped. */
function pauseOf({ pausedFromEpoch: from, pausedToEpoch: to }: MeetingInput, now: Date): [Date, Date] | undefined {
  if (from == null || to == null || to <= secondsOf(now)) return undefined;
  return [instantOfSeconds(from), instantOfSeconds(to)];
}

/** A recurrence that gives occurrences: a zone that the zone data does not have, or no date at all, is refused. */
function checkRecurrence(schedule: Schedule, prefix: string): void {
  try {
    if (seriesStarts(schedule, schedule.unixTime, 1).length > 0) return;
  } catch (error) {
    if (error instanceof RangeError) throw invalidField(`${prefix}timezone`, UNKNOWN_TIME_ZONE);
    throw error;
  }
  throw invalidField(`${prefix}unixTime`, INVALID_MOMENT);
}

/** Checks a meeting by its form, with the time (rule meetings.form); 400 at the fields that are wrong. */
export function checkMeeting(input: MeetingInput, setting: InputSetting): CheckedMeeting {
  checkForm(meetingInputSchema(rulesOf(setting)), input, setting.prefix);
  const pause = pauseOf(input, setting.now);
  const name = input.name?.trim();
  const checked: CheckedMeeting = {
    name: name ? name : setting.fallback.name,
    timezone: input.timezone ?? setting.existing?.timezone ?? setting.fallback.timezone,
    startsAt: instantOfSeconds(input.unixTime),
    recurring: input.recurring,
    frequency: input.frequency,
    frequencyPeriod: input.frequencyPeriod,
    durationMinutes: input.duration,
    weekday: input.weeklyOptions?.days[0] ?? null,
    weekInMonth: input.monthlyOptions?.weekInMonth ?? null,
    pausedFrom: pause?.[0] ?? null,
    pausedTo: pause?.[1] ?? null,
  };
  const schedule = scheduleOfRow(checked);
  checkRecurrence(schedule, setting.prefix);
  if (!setting.existing) return checked;
  const first = firstStartOf(schedule, scheduleOfRow(setting.existing), secondsOf(setting.now));
  return { ...checked, startsAt: instantOfSeconds(first) };
}
