import { isSeriesStart, nextOccurrence, type Schedule } from './schedule';
import { instantOfLocalTime, localTime } from './scheduleZone';

/** When the clocks of one zone show what another zone's clocks show at the instant. */
function sameClockTime(epochSeconds: number, from: string, to: string): number {
  if (from === to) return epochSeconds;
  const { day, ...time } = localTime(epochSeconds, from);
  return instantOfLocalTime(day, time, to);
}

const hasDate = (series: Schedule, instant: number): boolean =>
  instant === series.unixTime || isSeriesStart(series, instant);

/**
 * Whether the series has this start, in its own zone or at the same hour in the given one: changing only the zone
 * doesn't change the date (rule meetings.pastDate).
 */
export function isDateOf(series: Schedule, start: number, timezone: string): boolean {
  if (!series.recurring) return false;
  return [start, sameClockTime(start, timezone, series.timezone)].some((instant) => hasDate(series, instant));
}

const hasSameRecurrence = (one: Schedule, other: Schedule): boolean =>
  one.recurring &&
  other.recurring &&
  one.frequency === other.frequency &&
  one.frequencyPeriod === other.frequencyPeriod &&
  one.weekday === other.weekday &&
  one.weekInMonth === other.weekInMonth;

/** A later date would postpone the series. */
const isNoLaterThanNext = (series: Schedule, instant: number, nowSeconds: number): boolean =>
  hasDate(series, instant) && instant <= (nextOccurrence(series, nowSeconds)?.start ?? series.unixTime);

/**
 * A series that keeps its next date and hour keeps its beginning too, so that past meetings remain and the day of the
 * month doesn't drift; any other begins with the requested start (rule meetings.fromNow).
 */
export function firstStartAfterSave(saved: Schedule, before: Schedule, nowSeconds: number): number {
  const { unixTime, timezone } = saved;
  if (!hasSameRecurrence(saved, before)) return unixTime;
  const sameHour = sameClockTime(unixTime, timezone, before.timezone);
  if (!isNoLaterThanNext(before, sameHour, nowSeconds)) return unixTime;
  return sameClockTime(before.unixTime, before.timezone, timezone);
}
