import moment from 'moment-timezone';
import { dayNumber, readableZone, requireScheduleData } from '../time/zonedTime';

/** A time of day on a clock. */
export type TimeOfDay = { hour: number; minute: number; second: number };

/** A date, in days since 1970-01-01, and a time of day, both on one zone's clocks. */
export type LocalTime = TimeOfDay & { day: number };

requireScheduleData((zone) => moment.tz.zone(zone) !== null);

/** The clock time in a zone at an instant in epoch seconds. */
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
 * The instant, in epoch seconds, when a zone's clocks show a time. A time skipped by daylight saving moves forward by
 * the gap; for a repeated time, returns the first instant (rule meetings.wallClock).
 */
export function instantOfLocalTime(day: number, time: TimeOfDay, zone: string): number {
  const date = new Date(day * 86_400_000);
  const fields = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), time.hour, time.minute, time.second];
  return moment.tz(fields, readableZone(zone)).unix();
}
