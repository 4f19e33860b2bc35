import { dayNumber, SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, wallClock } from './zonedTime';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})/;

/** Seconds since 1970-01-01 0:00 on the zone's clocks. */
export function clockSeconds(epochSeconds: number, zone: string): number {
  const clock = wallClock(epochSeconds, zone);
  const { hour, minute, second } = clock;
  return dayNumber(clock) * SECONDS_PER_DAY + hour * SECONDS_PER_HOUR + minute * SECONDS_PER_MINUTE + second;
}

/**
 * `shown`: as from `clockSeconds`; `shownAt`: the clocks at an instant. A time skipped by daylight saving moves
 * forward by the gap; of a repeated time, the first instant counts (rule meetings.wallClock).
 */
export function instantOfClockSeconds(shown: number, shownAt: (epochSeconds: number) => number): number {
  const offsetAt = (instant: number) => shownAt(instant) - instant;
  const before = shown - offsetAt(shown - SECONDS_PER_DAY);
  if (shownAt(before) === shown) return before;
  const after = shown - offsetAt(shown + SECONDS_PER_DAY);
  return shownAt(after) === shown ? after : before;
}

/**
 * Without the zone data of `instantOfLocalTime`, so the results differ where one of them lacks a recent change of a
 * country's clocks.
 */
export const instantInZone = (shown: number, zone: string): number =>
  instantOfClockSeconds(shown, (instant) => clockSeconds(instant, zone));

/** '2026-11-22' and '19:05', the format of native inputs. */
export function dateInputTexts(epochSeconds: number, zone: string): { date: string; time: string } {
  const iso = new Date(clockSeconds(epochSeconds, zone) * 1000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

export function secondsOfDate(date: string): number | undefined {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return undefined;
  return dayNumber({ year: Number(year), month: Number(month), day: Number(day) }) * SECONDS_PER_DAY;
}

export function instantOfInputTexts(date: string, time: string, zone: string): number | undefined {
  const midnight = secondsOfDate(date);
  const [, hour, minute] = TIME.exec(time) ?? [];
  if (midnight === undefined || hour === undefined) return undefined;
  return instantInZone(midnight + Number(hour) * SECONDS_PER_HOUR + Number(minute) * SECONDS_PER_MINUTE, zone);
}
