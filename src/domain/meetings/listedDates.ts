import { SECONDS_PER_DAY } from '../time/zonedTime';
import { MAX_CHANGE_AHEAD_DAYS } from './occurrences';
import { seriesStarts, type Schedule } from './schedule';
import { localTime } from './scheduleZone';

/** Every month has 28 days, and the last day of a long month is always the 31st. */
const [ALWAYS_IN_MONTH, LONGEST_MONTH] = [28, 31];

/** Every date that can be changed must be listed. */
const PERIOD_SECONDS = MAX_CHANGE_AHEAD_DAYS * SECONDS_PER_DAY;

export interface ListedDates {
  first: number;
  last: number;
}

/** Monthly on the 29th or 30th: calendars share no recurrence rule for these (rule meetings.calendarDates). */
export function isListedByDate({ recurring, frequencyPeriod, weekInMonth, unixTime, timezone }: Schedule): boolean {
  if (!recurring || frequencyPeriod !== 'Month' || weekInMonth) return false;
  const dayOfMonth = new Date(localTime(unixTime, timezone).day * SECONDS_PER_DAY * 1000).getUTCDate();
  return dayOfMonth > ALWAYS_IN_MONTH && dayOfMonth < LONGEST_MONTH;
}

const periodAt = ({ unixTime }: Schedule, nowSeconds: number): number =>
  Math.max(0, Math.floor((nowSeconds - unixTime) / PERIOD_SECONDS));

const firstStartIn = (schedule: Schedule, period: number): number =>
  seriesStarts(schedule, schedule.unixTime + period * PERIOD_SECONDS, 1)[0] ?? schedule.unixTime;

/**
 * From the previous period to the first date after the next, so at least a year back and ahead; constant within a
 * period. Undefined for a series fully described by its rule.
 */
export function listedDates(schedule: Schedule, nowSeconds: number): ListedDates | undefined {
  if (!isListedByDate(schedule)) return undefined;
  const period = periodAt(schedule, nowSeconds);
  return {
    first: firstStartIn(schedule, Math.max(0, period - 1)),
    last: firstStartIn(schedule, period + 2),
  };
}

export function listedStarts(schedule: Schedule, { first, last }: ListedDates): number[] {
  const starts: number[] = [];
  for (let from = first; from <= last;) {
    const [start = Infinity] = seriesStarts(schedule, from, 1);
    if (start <= last) starts.push(start);
    from = start + 1;
  }
  return starts;
}

/** For a series last checked or changed at `since`. A series that isn't listed is never checked. */
export function datesRenewal(
  schedule: Schedule,
  since: number,
  now: number,
): { isDue: boolean; nextAt: number | undefined } {
  const [before, after] = [listedDates(schedule, since - 1), listedDates(schedule, now)];
  if (!before || !after) return { isDue: false, nextAt: undefined };
  return {
    isDue: before.last !== after.last,
    nextAt: schedule.unixTime + (periodAt(schedule, now) + 1) * PERIOD_SECONDS,
  };
}
