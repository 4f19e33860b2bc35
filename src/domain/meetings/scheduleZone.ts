import moment from 'moment-timezone';
import { dayNumber } from '../time/zonedTime';

/** A time of day as a clock shows it. */
export type TimeOfDay = { hour: number; minute: number; second: number };

/** A date, in days since 1970-01-01, and a time of day, both as the clocks of one zone show them. */
export type LocalTime = TimeOfDay & { day: number };

function knownZone(zone: string): string {
  if (!moment.tz.zone(zone)) throw new RangeError(`Unknown time zone: ${zone}`);
  return zone;
}

/**
 * What the clocks of a zone show at an instant in epoch seconds.
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
 * The instant, in epoch seconds, at which the clocks of a zone show a time. One that daylight saving leaves out moves
 * forward by what was left out; of one that comes twice it is the first (rule meetings.wallClock).
 *
 * @throws RangeError for an unknown zone.
 */
export function instantOf(day: number, time: TimeOfDay, zone: string): number {
  const date = new Date(day * 86_400_000);
  const fields = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), time.hour, time.minute, time.second];
  return moment.tz(fields, knownZone(zone)).unix();
}
