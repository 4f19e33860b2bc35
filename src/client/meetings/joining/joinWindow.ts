import { JOIN_AHEAD_SECONDS } from '../../../domain/meetings/scheduleTypes';
import { SECONDS_PER_MINUTE } from '../../../domain/time/zonedTime';

/** The times that decide whether a meeting can be joined, in epoch seconds and minutes. */
export interface MeetingTimes {
  currentMeeting?: number;
  nextMeeting?: number;
  duration: number;
}

const endOf = (start: number, { duration }: MeetingTimes) => start + duration * SECONDS_PER_MINUTE;

/**
 * The start, in epoch seconds, of the occurrence that can be joined at `now`: from 15 minutes before its start until
 * its end (rule meetings.joinWindow). Computed here, as the page may have been open for hours since the server's
 * answer.
 */
export function joinableStart(meeting: MeetingTimes, now: number): number | undefined {
  return [meeting.currentMeeting, meeting.nextMeeting].find(
    (start) => start !== undefined && now >= start - JOIN_AHEAD_SECONDS && now < endOf(start, meeting),
  );
}

/** Whether the known next occurrence has ended, so that a later one is next. */
export function isOver(meeting: MeetingTimes, now: number): boolean {
  const { nextMeeting } = meeting;
  return nextMeeting !== undefined && now >= endOf(nextMeeting, meeting);
}

/** The start to show as next: the occurrence in progress, or else the upcoming one; undefined if there is none. */
export function nextStart(meeting: MeetingTimes, now: number): number | undefined {
  return joinableStart(meeting, now) ?? (isOver(meeting, now) ? undefined : meeting.nextMeeting);
}
