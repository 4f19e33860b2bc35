import { dayNumber, SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, wallClock } from './zonedTime';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What the clocks of a zone show, as seconds since their 1970-01-01. */
function shownSeconds(epochSeconds: number, zone: string): number {
  const clock = wallClock(epochSeconds, zone);
  const { hour, minute, second } = clock;
  return dayNumber(clock) * SECONDS_PER_DAY + hour * SECONDS_PER_HOUR + minute * SECONDS_PER_MINUTE + second;
}

/** When a day such as '2026-11-22' begins on the clocks of a zone, or so many days later; epoch seconds. Undefined for what is no date. */
export function dayStart(date: string, zone: string, daysLater = 0): number | undefined {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return undefined;
  const days = dayNumber({ year: Number(year), month: Number(month), day: Number(day) }) + daysLater;
  const midnight = days * SECONDS_PER_DAY;
  // The second time with the offset of that day.
  const near = 2 * midnight - shownSeconds(midnight, zone);
  return near + midnight - shownSeconds(near, zone);
}
