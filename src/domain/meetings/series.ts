import { isSeriesStart, nextOccurrence, type Schedule } from './schedule';
import { instantOfLocalTime, localTime } from './scheduleZone';

/**
 * The instant when the clocks of one zone show the time that another zone's clocks show at the given instant; epoch
 * seconds.
 */
function sameClockTime(epochSeconds: number, from: string, to: string): number {
  if (from === to) return epochSeconds;
  const { day, ...time } = localTime(epochSeconds, from);
  return instantOfLocalTime(day, time, to);
}

/** Whether an instant is the first start of a series or one of its occurrences. */
const hasDate = (series: Schedule, instant: number): boolean =>
  instant === series.unixTime || isSeriesStart(series, instant);

/**
 * Whether a start is an existing date of a series, in its own zone or at the same hour in another zone, since changing
 * only the zone doesn't change the date (rule meetings.pastDate). Epoch seconds.
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

/** Whether an instant is a date of a series up to its next meeting; a later date would postpone the series. */
const isNoLaterThanNext = (series: Schedule, instant: number, nowSeconds: number): boolean =>
  hasDate(series, instant) && instant <= (nextOccurrence(series, nowSeconds)?.start ?? series.unixTime);

/**
 * The first start of a series after saving. A series that keeps its next date and hour also keeps its beginning, so
 * that past meetings remain and the day of the month doesn't drift; any other series begins with the start in the
 * request (rule meetings.fromNow). Epoch seconds.
 */
export function firstStartAfterSave(saved: Schedule, before: Schedule, nowSeconds: number): number {
  const { unixTime, timezone } = saved;
  if (!hasSameRecurrence(saved, before)) return unixTime;
  const sameHour = sameClockTime(unixTime, timezone, before.timezone);
  if (!isNoLaterThanNext(before, sameHour, nowSeconds)) return unixTime;
  return sameClockTime(before.unixTime, before.timezone, timezone);
}
