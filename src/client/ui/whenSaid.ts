import { meetingDate, meetingTime } from '../../domain/meetings/display';
import { deviceZone } from './readerZone';

/** Day and time of a moment (epoch milliseconds), for a sentence: 'on Tue 3 Mar at 9:00 am (London)'. */
export function whenSaid(milliseconds: number): string {
  const [seconds, zone] = [Math.floor(milliseconds / 1000), deviceZone()];
  return `${meetingDate(seconds, zone, navigator.language)} at ${meetingTime(seconds, zone, zone)}`;
}
