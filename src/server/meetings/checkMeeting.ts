import { INVALID_MOMENT } from '../../domain/forms/timeFields';
import type { MeetingFormOptions } from '../../domain/meetings/forms';
import { meetingInputSchema } from '../../domain/meetings/requests';
import { seriesStarts } from '../../domain/meetings/schedule';
import { firstStartAfterSave, isDateOf } from '../../domain/meetings/series';
import { readableZone } from '../../domain/time/zonedTime';
import type { MeetingInput } from '../../contract/entities.gen';
import { secondsOf } from '../platform/clock';
import { checkForm } from '../platform/http/form';
import { invalidField } from '../platform/http/problem';
import { instantOfSeconds, scheduleOfRow, seriesOfRow, type MeetingRow, type SeriesColumns } from './schedule';

export type CheckedMeeting = SeriesColumns & Pick<MeetingRow, 'name'>;

export interface MeetingCheckContext {
  now: Date;
  prefix: '' | 'meeting.';
  fallback: { name: string; timezone: string };
  existing?: MeetingRow;
}

const keepsDateOf =
  (existing: MeetingRow): MeetingFormOptions['keepsDate'] =>
  (start, timezone = existing.timezone) =>
    isDateOf(scheduleOfRow(existing), start, timezone);

function rulesOf({ now, existing }: MeetingCheckContext): MeetingFormOptions {
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

/** The pause, which excludes its end; undefined if there is none. Drops an existing pause that is over. */
function pauseOf({ pausedFromEpoch: from, pausedToEpoch: to }: MeetingInput, now: Date): [Date, Date] | undefined {
  if (from == null || to == null || to <= secondsOf(now)) return undefined;
  return [instantOfSeconds(from), instantOfSeconds(to)];
}

/** Validates a meeting's form, including times (rule meetings.form); 400 for invalid fields. */
export function checkMeeting(input: MeetingInput, setting: MeetingCheckContext): CheckedMeeting {
  checkForm(meetingInputSchema(rulesOf(setting)), input, setting.prefix);
  const pause = pauseOf(input, setting.now);
  const name = input.name?.trim();
  const checked: CheckedMeeting = {
    name: name ? name : setting.fallback.name,
    timezone: input.timezone ?? readableZone(setting.existing?.timezone ?? setting.fallback.timezone),
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
  const schedule = seriesOfRow(checked);
  if (seriesStarts(schedule, schedule.unixTime, 1).length === 0)
    throw invalidField(`${setting.prefix}unixTime`, INVALID_MOMENT);
  if (!setting.existing) return checked;
  const first = firstStartAfterSave(schedule, scheduleOfRow(setting.existing), secondsOf(setting.now));
  return { ...checked, startsAt: instantOfSeconds(first) };
}
