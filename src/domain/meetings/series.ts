import { occurrences, type Schedule } from './schedule';
import { instantOf, localTime } from './scheduleZone';

/** The instant at which the clocks of one zone show what those of another show at this one; epoch seconds. */
function sameClockTime(epochSeconds: number, from: string, to: string): number {
  if (from === to) return epochSeconds;
  const { day, ...time } = localTime(epochSeconds, from);
  return instantOf(day, time, to);
}

/**
 * Whether a start is a date that a series has anyway: its first, or one of its occurrences, in its own zone or at the
 * same hour in another, since a change of zone alone is no change of date (rule meetings.pastDate). Epoch seconds.
 *
 * @throws RangeError for an unknown zone.
 */
export function isDateOf(series: Schedule, start: number, timezone: string): boolean {
  if (!series.recurring) return false;
  return [start, sameClockTime(start, timezone, series.timezone)].some(
    (instant) => instant === series.unixTime || occurrences(series, instant, 1)[0] === instant,
  );
}

const hasSameRecurrence = (one: Schedule, other: Schedule): boolean =>
  one.recurring &&
  other.recurring &&
  one.frequency === other.frequency &&
  one.frequencyPeriod === other.frequencyPeriod &&
  one.weekday === other.weekday &&
  one.weekInMonth === other.weekInMonth;

/**
 * The first start of a series after it is saved. One that keeps its dates keeps its beginning too, so that what was held
 * stays and a day of the month doesn't drift; any other begins anew with the start that was sent (rule meetings.fromNow).
 */
export function firstStartOf(saved: Schedule, before: Schedule): number {
  const { unixTime, timezone } = saved;
  if (!hasSameRecurrence(saved, before) || !isDateOf(before, unixTime, timezone)) return unixTime;
  return sameClockTime(before.unixTime, before.timezone, timezone);
}
