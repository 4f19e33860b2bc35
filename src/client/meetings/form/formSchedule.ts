import type { Schedule, WeekInMonth, Weekday } from '../../../domain/meetings/scheduleTypes';
import type { MeetingFormValues } from './formValues';

/** Omits the pause; undefined while the schedule is incomplete. */
export function formSchedule(meeting: MeetingFormValues): Schedule | undefined {
  const { unixTime, frequency, frequencyPeriod, timezone, recurring, duration } = meeting;
  const onWeekday = frequencyPeriod === 'Month' && meeting.scheduleType === 'Week';
  if (typeof unixTime !== 'number' || !(Number.isInteger(frequency) && frequency > 0)) return undefined;
  if (onWeekday && !meeting.weekInMonth) return undefined;
  return {
    unixTime,
    timezone,
    recurring,
    frequency,
    frequencyPeriod,
    duration,
    weekday: (frequencyPeriod === 'Week' || onWeekday) && meeting.weekday ? (meeting.weekday as Weekday) : undefined,
    weekInMonth: onWeekday ? (meeting.weekInMonth as WeekInMonth) : undefined,
  };
}
