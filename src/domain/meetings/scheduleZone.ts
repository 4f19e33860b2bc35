import moment from 'moment-timezone';
import { dayNumber, readableZone, requireScheduleData } from '../time/zonedTime';

export type TimeOfDay = { hour: number; minute: number; second: number };

export type LocalTime = TimeOfDay & { day: number };

requireScheduleData((zone) => moment.tz.zone(zone) !== null);

export function localTime(epochSeconds: number, zone: string): LocalTime {
  const local = moment.tz(epochSeconds * 1000, readableZone(zone));
  return {
    day: dayNumber({ year: local.year(), month: local.month() + 1, day: local.date() }),
    hour: local.hour(),
    minute: local.minute(),
    second: local.second(),
  };
}

/**
 * A time skipped by daylight saving moves forward by the gap; of a repeated time, the first instant counts (rule
 * meetings.wallClock).
 */
export function instantOfLocalTime(day: number, time: TimeOfDay, zone: string): number {
  const date = new Date(day * 86_400_000);
  const fields = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), time.hour, time.minute, time.second];
  return moment.tz(fields, readableZone(zone)).unix();
}
