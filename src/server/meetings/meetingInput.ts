import { occurrences, type Schedule } from '../../domain/meetings/schedule';
import { isTimeZone } from '../../domain/time/zonedTime';
import type { MeetingInput } from '../../contract/entities.gen';
import { invalidField, type Problem } from '../platform/http/problem';
import { instantOfSeconds, scheduleOfRow, secondsOf, type MeetingRow, type ScheduleColumns } from './schedule';

/** What a form says of a meeting, checked; the link is still as it was given, and may be empty. */
export type CheckedMeeting = ScheduleColumns & Pick<MeetingRow, 'name' | 'link'>;

export interface InputSetting {
  now: Date;
  /** Where the form has the meeting's fields: '' or 'meeting.'. */
  prefix: '' | 'meeting.';
  /** For a meeting without a name or a zone of its own. */
  otherwise: { name: string; timezone: string };
  /** The meeting that is changed; absent for a new one. */
  existing?: MeetingRow;
}

type Refuse = (field: keyof MeetingInput, message: string) => Problem;

/** [from, to) of the pause, or undefined for none. One that is over, and was there before, is dropped. */
function checkedPause(input: MeetingInput, setting: InputSetting, refuse: Refuse): [Date, Date] | undefined {
  const { pausedFromEpoch: from, pausedToEpoch: to } = input;
  if (from == null && to == null) return undefined;
  if (from == null) throw refuse('pausedFromEpoch', 'Start date is required');
  if (to == null) throw refuse('pausedToEpoch', 'End date is required');
  if (to <= from) throw refuse('pausedToEpoch', 'End date must be after start date');
  if (to <= secondsOf(setting.now)) {
    const { pausedFrom, pausedTo } = setting.existing ?? {};
    const wasThere = pausedFrom && pausedTo && secondsOf(pausedFrom) === from && secondsOf(pausedTo) === to;
    if (wasThere) return undefined;
    throw refuse('pausedToEpoch', 'End date must be in the future');
  }
  return [instantOfSeconds(from), instantOfSeconds(to)];
}

/** Single meetings are never in the past, and recurring ones only with the date they have (rule meetings.pastDate). */
function checkDate(input: MeetingInput, setting: InputSetting, refuse: Refuse): void {
  const { existing } = setting;
  const kept = input.recurring && existing !== undefined && secondsOf(existing.startsAt) === input.unixTime;
  if (!kept && input.unixTime < secondsOf(setting.now)) throw refuse('unixTime', 'Date cannot be in the past');
}

/** A zone and a recurrence that give occurrences: a name unknown to the zone data, or no date at all, is refused. */
function checkRecurrence(schedule: Schedule, refuse: Refuse): void {
  if (!isTimeZone(schedule.timezone)) throw refuse('timezone', 'This time zone is not known');
  try {
    if (occurrences(schedule, schedule.unixTime, 1).length > 0) return;
  } catch (error) {
    if (error instanceof RangeError) throw refuse('timezone', 'This time zone is not known');
    throw error;
  }
  throw refuse('unixTime', 'Invalid date time');
}

/** Checks a meeting's form by the rules that go beyond its schema (rule meetings.form); 400 at the field that is wrong. */
export function checkMeeting(input: MeetingInput, setting: InputSetting): CheckedMeeting {
  const refuse: Refuse = (field, message) => invalidField(setting.prefix + field, message);
  const pause = checkedPause(input, setting, refuse);
  checkDate(input, setting, refuse);
  const name = input.name?.trim();
  const checked: CheckedMeeting = {
    name: name ? name : setting.otherwise.name,
    timezone: input.timezone ?? setting.existing?.timezone ?? setting.otherwise.timezone,
    startsAt: instantOfSeconds(input.unixTime),
    recurring: input.recurring,
    frequency: input.frequency,
    frequencyPeriod: input.frequencyPeriod,
    durationMinutes: input.duration,
    weekday: input.weeklyOptions?.days[0] ?? null,
    weekInMonth: input.monthlyOptions?.weekInMonth ?? null,
    link: input.thirdPartyMeetingLink.trim(),
    pausedFrom: pause?.[0] ?? null,
    pausedTo: pause?.[1] ?? null,
  };
  checkRecurrence(scheduleOfRow(checked), refuse);
  return checked;
}
