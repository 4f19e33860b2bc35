import { meetingDate, timeWithZone, zoneName } from '../../domain/meetings/display';
import { frequencyDescription, type Occurrence } from '../../domain/meetings/schedule';
import { scheduleOfRow, secondsOf, type MeetingRow } from './schedule';

export type MeetingChange = 'scheduled' | 'changed' | 'paused';

/** When, as it stands in a sentence after 'meets' or 'is paused'; in the meeting's zone, named. */
export function whenWords(meeting: MeetingRow, change: MeetingChange, now: Date): string {
  const { timezone, pausedTo, recurring } = meeting;
  if (change === 'paused' && pausedTo) {
    const end = secondsOf(pausedTo);
    return `until ${meetingDate(end, timezone)} (${zoneName(end, timezone)})`;
  }
  const words = frequencyDescription(scheduleOfRow(meeting), timezone, secondsOf(now));
  return recurring ? words.charAt(0).toLowerCase() + words.slice(1) : `on ${words}`;
}

/** Which date is skipped, moved or put back, as it stands in a sentence after 'meets'; in the meeting's zone, named. */
export function occurrenceWhen({ timezone }: MeetingRow, { start, at }: Occurrence): string {
  const day = (instant: number) => `${meetingDate(instant, timezone)} at ${timeWithZone(instant, timezone)}`;
  return at === start ? `on ${day(start)}` : `on ${day(at)} instead of ${day(start)}`;
}
