import { clockSeconds, instantInZone } from '../time/shownTime';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../time/zonedTime';

export const USUAL_HOUR = 19;

const DAYS_AHEAD = 7;

/** Epoch seconds: a week from today, in the evening in `zone`. */
export function proposedStart(nowSeconds: number, zone: string): number {
  const today = Math.floor(clockSeconds(nowSeconds, zone) / SECONDS_PER_DAY);
  return instantInZone((today + DAYS_AHEAD) * SECONDS_PER_DAY + USUAL_HOUR * SECONDS_PER_HOUR, zone);
}
