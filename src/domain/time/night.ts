import { wallClock } from './zonedTime';

/** The hours in which people sleep, on their own clocks: from ten in the evening to seven in the morning. */
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 7;

/** Whether it is night on the clocks of a zone. */
export function isAtNight(epochSeconds: number, zone: string): boolean {
  const { hour } = wallClock(epochSeconds, zone);
  return hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
}
