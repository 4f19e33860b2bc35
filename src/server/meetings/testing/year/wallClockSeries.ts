import moment from 'moment-timezone';

/**
 * A series as people think of it: dates in a calendar and a time on a clock. This is the tests' own model, computed
 * day by day, and shares no code with the product's schedule.
 */
export interface Series {
  zone: string;
  /** The first date of the series, YYYY-MM-DD. */
  first: string;
  /** HH:mm. */
  time: string;
  every: number;
  period: 'Day' | 'Week' | 'Month';
  /** Set for the nth or last weekday of a month; the weekday is that of the first date. */
  week?: 'First' | 'Second' | 'Third' | 'Fourth' | 'Last';
}

const DAY = 86_400_000;
const dayOf = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY;
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

const daysInMonth = (date: string): number => moment.utc(date).daysInMonth();
const dayOfMonth = (date: string): number => Number(date.slice(8));
const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();

const WEEKS = ['First', 'Second', 'Third', 'Fourth'] as const;

function isInWeek(date: string, week: NonNullable<Series['week']>): boolean {
  if (week === 'Last') return dayOfMonth(date) + 7 > daysInMonth(date);
  return Math.ceil(dayOfMonth(date) / 7) === WEEKS.indexOf(week) + 1;
}

function isDate({ first, every, period, week }: Series, day: number): boolean {
  const date = dateOf(day);
  const passed = day - dayOf(first);
  if (period === 'Day') return passed % every === 0;
  if (period === 'Week') return passed % (7 * every) === 0;
  if ((monthOf(date) - monthOf(first)) % every !== 0) return false;
  if (week) return weekdayOf(date) === weekdayOf(first) && isInWeek(date, week);
  return dayOfMonth(date) === Math.min(dayOfMonth(first), daysInMonth(date));
}

const offsetAt = (zone: string, instant: number): number => (moment.tz.zone(zone)?.utcOffset(instant) ?? 0) * 60_000;

/**
 * When a zone's clocks show this time, in epoch seconds. Of a repeated time, the first instant counts; a skipped time
 * is converted as if the clocks hadn't changed yet.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const before = asUtc + offsetAt(zone, asUtc - DAY);
  const after = asUtc + offsetAt(zone, asUtc + DAY);
  const shown = [before, after].filter((instant) => instant - offsetAt(zone, instant) === asUtc);
  return (shown.length > 0 ? Math.min(...shown) : before) / 1000;
}

export function startsOf(series: Series, until: number): number[] {
  const starts: number[] = [];
  for (let day = dayOf(series.first); day * 86_400 < until + 86_400; day += 1)
    if (isDate(series, day)) starts.push(instantOf(dateOf(day), series.time, series.zone));
  return starts;
}

export function firstDateFrom(series: Series, date: string): string {
  for (let day = dayOf(date); ; day += 1) {
    const candidate = dateOf(day);
    const { period, week, first } = series;
    if (period === 'Month' && week && weekdayOf(candidate) === weekdayOf(first) && isInWeek(candidate, week))
      return candidate;
    if (period === 'Month' && !week && dayOfMonth(candidate) === Math.min(dayOfMonth(first), daysInMonth(candidate)))
      return candidate;
    if (period === 'Week' && weekdayOf(candidate) === weekdayOf(first)) return candidate;
    if (period === 'Day') return candidate;
  }
}

export const isNearClockChange = (zone: string, instant: number): boolean =>
  offsetAt(zone, instant * 1000 - DAY) !== offsetAt(zone, instant * 1000 + DAY);
