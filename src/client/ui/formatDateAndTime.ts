import { meetingDate, timeWithZone } from '../../domain/meetings/display';
import { deviceZone } from './readerZone';

/** Formats a moment (epoch milliseconds) for a sentence: 'Tuesday 3 March 2026 at 9:00 am (GMT)'. */
export function formatDateAndTime(milliseconds: number): string {
  const [seconds, zone] = [Math.floor(milliseconds / 1000), deviceZone()];
  return `${meetingDate(seconds, zone, navigator.language)} at ${timeWithZone(seconds, zone)}`;
}
