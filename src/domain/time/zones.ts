import { isTimeZone, SECONDS_PER_DAY, wallClock } from './zonedTime';

export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

const MONTHS = 12;
const DAYS_IN_MONTH = 30.5;

/**
 * For a year from `now` (epoch seconds): one zone under two names, or two without a visible difference. An unknown
 * zone agrees only with itself.
 */
export function haveSameClocks(one: string, other: string, now: number): boolean {
  if (one === other) return true;
  if (!isTimeZone(one) || !isTimeZone(other)) return false;
  const moments = Array.from(
    { length: MONTHS },
    (_, month) => now + Math.round(month * DAYS_IN_MONTH) * SECONDS_PER_DAY,
  );
  return moments.every((at) => JSON.stringify(wallClock(at, one)) === JSON.stringify(wallClock(at, other)));
}
