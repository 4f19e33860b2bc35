import { meetingDate, timeWithZone, zoneName } from '../../../domain/meetings/display';
import { meetingDifferences } from '../../../domain/meetings/meetingDifferences';
import {
  frequencyInSentence,
  nextMeeting,
  pauseAhead,
  type Occurrence,
  type Schedule,
} from '../../../domain/meetings/schedule';

/** 'Tuesday 3 March 2026 at 7:00 pm (GMT)'. */
const dateAndTime = (instant: number, zone: string) =>
  `${meetingDate(instant, zone)} at ${timeWithZone(instant, zone)}`;

export const scheduledWords = (schedule: Schedule, now: number): string =>
  `meets ${frequencyInSentence(schedule, schedule.timezone, now)}`;

function pauseWords(schedule: Schedule, now: number): string {
  const pause = pauseAhead(schedule, now);
  if (!pause) return '';
  const { from, to, isUnderWay, lastBefore, firstAfter } = pause;
  const { timezone } = schedule;
  const date = (instant: number) => meetingDate(instant, timezone);
  if (isUnderWay) return `is paused until ${date(to)} (${zoneName(to, timezone)})`;
  const around = [
    ...(lastBefore === undefined ? [] : [`the last before is ${date(lastBefore)}`]),
    ...(firstAfter === undefined
      ? []
      : [`the first after ${lastBefore === undefined ? 'is ' : ''}${date(firstAfter)}`]),
  ];
  const dates = `has no meetings from ${date(from)} until ${date(to)} (${zoneName(from, timezone)})`;
  return around.length === 0 ? dates : `${dates}; ${around.join(', ')}`;
}

function liftedWords(before: Schedule, schedule: Schedule, now: number): string {
  const { timezone } = schedule;
  const pause = pauseAhead(before, now);
  if (pause && !pause.isUnderWay) return `meets as usual: the pause from ${meetingDate(pause.from, timezone)} is off`;
  const next = nextMeeting(schedule, now);
  return `is no longer paused${next === undefined ? '' : `, and meets next on ${dateAndTime(next, timezone)}`}`;
}

/**
 * A meeting's differences, worded to follow its name; times name the meeting's zone. Empty if there are none. `now`
 * is in epoch seconds.
 */
export function differenceWords(before: Schedule, schedule: Schedule, now: number): string {
  const { moved, length, pause } = meetingDifferences(before, schedule, now);
  const recurrence = (one: Schedule) => frequencyInSentence(one, one.timezone, now);
  const words: string[] = [];
  if (pause === 'lifted') words.push(liftedWords(before, schedule, now));
  if (moved) {
    const isSaidAlike = recurrence(before) === recurrence(schedule);
    const from =
      isSaidAlike && moved.after !== undefined ? `, from ${meetingDate(moved.after, schedule.timezone)}` : '';
    words.push(`now meets ${recurrence(schedule)}${from}`);
  }
  if (length) words.push(`now meets for ${schedule.duration} minutes instead of ${before.duration}`);
  // The pause comes last because it continues after a semicolon.
  if (pause === 'set') words.push(pauseWords(schedule, now));
  return words.join(', and ');
}

export function occurrenceWords({ timezone }: { timezone: string }, { start, at, skipped }: Occurrence): string {
  if (skipped) return `doesn’t meet on ${dateAndTime(start, timezone)}`;
  if (at === start) return `meets after all on ${dateAndTime(start, timezone)}`;
  return `meets on ${dateAndTime(at, timezone)} instead of ${dateAndTime(start, timezone)}`;
}
