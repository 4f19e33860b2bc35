import { instantInZone, secondsOfDate } from './shownTime';
import { SECONDS_PER_DAY } from './zonedTime';

export function dayStart(date: string, zone: string, daysLater = 0): number | undefined {
  const midnight = secondsOfDate(date);
  return midnight === undefined ? undefined : instantInZone(midnight + daysLater * SECONDS_PER_DAY, zone);
}
