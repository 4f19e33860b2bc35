import moment from 'moment-timezone';
import { dayNumber } from '../time/zonedTime';

/** A time of day on a clock. */
export type TimeOfDay = { hour: number; minute: number; second: number };

/** A date, in days since 1970-01-01, and a time of day, both on one zone's clocks. */
export type LocalTime = TimeOfDay & { day: number };

function knownZone(zone: string): string {
  if (!moment.tz.zone(zone)) throw new RangeError(`Unknown time zone: ${zone}`);
  return zone;
}

/**
 * The clock time in a zone at an instant in epoch seconds.
 *
 * @throws RangeError for an unknown zone.
 */
export function localTime(epochSeconds: number, zone: string): LocalTime {
  const local = moment.tz(epochSeconds * 1000, knownZone(zone));
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
 *
 * @throws RangeError for an unknown zone.
 */
export function instantOfLocalTime(day: number, time: TimeOfDay, zone: string): number {
  const date = new Date(day * 86_400_000);
  const fields = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), time.hour, time.minute, time.second];
  return moment.tz(fields, knownZone(zone)).unix();
}
