import { wallClock } from './zonedTime';

/** The hours when people sleep, in local time: from ten in the evening to seven in the morning. */
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 7;

/** Whether it is night in a zone. */
export function isAtNight(epochSeconds: number, zone: string): boolean {
  const { hour } = wallClock(epochSeconds, zone);
  return hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
}
