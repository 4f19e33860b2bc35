import { wallClock } from './zonedTime';

const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 7;

export function isAtNight(epochSeconds: number, zone: string): boolean {
  const { hour } = wallClock(epochSeconds, zone);
  return hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
}
