import { instantInZone, secondsOfDate } from './shownTime';
import { SECONDS_PER_DAY } from './zonedTime';

/**
 * When a day such as '2026-11-22', or the day `daysLater`, begins in a zone; epoch seconds. Undefined for an invalid
 * date.
 */
export function dayStart(date: string, zone: string, daysLater = 0): number | undefined {
  const midnight = secondsOfDate(date);
  return midnight === undefined ? undefined : instantInZone(midnight + daysLater * SECONDS_PER_DAY, zone);
}
