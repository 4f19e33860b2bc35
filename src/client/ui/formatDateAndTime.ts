import { meetingDate, timeWithZone } from '../../domain/meetings/display';
import { readerLocale } from './readerLocale';
import { deviceZone } from './readerZone';
import { nowInSeconds } from './useNow';

/** Epoch milliseconds become 'Tuesday 3 March 2026 at 9:00 am (GMT)'. */
export function formatDateAndTime(milliseconds: number): string {
  const [seconds, zone] = [Math.floor(milliseconds / 1000), deviceZone()];
  return `${meetingDate(seconds, zone, readerLocale(), nowInSeconds())} at ${timeWithZone(seconds, zone, readerLocale())}`;
}
