import { dayNumber, SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, wallClock } from './zonedTime';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})/;

/** What the clocks of a zone show at an instant, as seconds since their 1970-01-01 0:00. */
export function shownSeconds(epochSeconds: number, zone: string): number {
  const clock = wallClock(epochSeconds, zone);
  const { hour, minute, second } = clock;
  return dayNumber(clock) * SECONDS_PER_DAY + hour * SECONDS_PER_HOUR + minute * SECONDS_PER_MINUTE + second;
}

/**
 * The instant, in epoch seconds, at which clocks show so many seconds since their 1970-01-01; `shownAt` is what they show at an
 * instant. One that daylight saving leaves out moves forward by what was left out; of one that comes twice it is the first (rule
 * meetings.wallClock).
 */
export function instantByClocks(shown: number, shownAt: (epochSeconds: number) => number): number {
  const offsetAt = (instant: number) => shownAt(instant) - instant;
  const before = shown - offsetAt(shown - SECONDS_PER_DAY);
  if (shownAt(before) === shown) return before;
  const after = shown - offsetAt(shown + SECONDS_PER_DAY);
  return shownAt(after) === shown ? after : before;
}

/**
 * The same for a zone as this browser or process knows it, without the data of all zones that schedules go by (`instantOf`): by
 * the same clocks both are the same, and they differ where one has not heard yet that a country has decided on others.
 */
export const instantShowing = (shown: number, zone: string): number =>
  instantByClocks(shown, (instant) => shownSeconds(instant, zone));

/** '2026-11-22' and '19:05' on the clocks of a zone, as native inputs of date and time write them. */
export function shownTexts(epochSeconds: number, zone: string): { date: string; time: string } {
  const iso = new Date(shownSeconds(epochSeconds, zone) * 1000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** Seconds since 1970-01-01 0:00 of '2026-11-22', or undefined for what is no date. */
export function secondsOfDate(date: string): number | undefined {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return undefined;
  return dayNumber({ year: Number(year), month: Number(month), day: Number(day) }) * SECONDS_PER_DAY;
}

/** When the clocks of a zone show '2026-11-22' and '19:05', in epoch seconds; undefined for what is no date or no time. */
export function instantOfTexts(date: string, time: string, zone: string): number | undefined {
  const midnight = secondsOfDate(date);
  const [, hour, minute] = TIME.exec(time) ?? [];
  if (midnight === undefined || hour === undefined) return undefined;
  return instantShowing(midnight + Number(hour) * SECONDS_PER_HOUR + Number(minute) * SECONDS_PER_MINUTE, zone);
}
