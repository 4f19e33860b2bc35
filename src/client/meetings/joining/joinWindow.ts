import { JOIN_AHEAD_SECONDS } from '../../../domain/meetings/scheduleTypes';
import { SECONDS_PER_MINUTE } from '../../../domain/time/zonedTime';

/** What is needed of a meeting to know whether it can be joined; epoch seconds and minutes. */
export interface MeetingTimes {
  currentMeeting?: number;
  nextMeeting?: number;
  duration: number;
}

const endOf = (start: number, { duration }: MeetingTimes) => start + duration * SECONDS_PER_MINUTE;

/**
 * The start, in epoch seconds, of the occurrence that can be joined at `now`: from 15 minutes before it to its end
 * (rule meetings.joinWindow). The page may have been open for hours, so the server's answer is followed by the clock.
 */
export function joinableStart(meeting: MeetingTimes, now: number): number | undefined {
  return [meeting.currentMeeting, meeting.nextMeeting].find(
    (start) => start !== undefined && now >= start - JOIN_AHEAD_SECONDS && now < endOf(start, meeting),
  );
}

/** Whether what was known as the next occurrence is over, so that another one is next. */
export function isOver(meeting: MeetingTimes, now: number): boolean {
  const { nextMeeting } = meeting;
  return nextMeeting !== undefined && now >= endOf(nextMeeting, meeting);
}

/** The start that is next for the reader: the one under way, else the coming one; undefined when none is ahead. */
export function nextStart(meeting: MeetingTimes, now: number): number | undefined {
  return joinableStart(meeting, now) ?? (isOver(meeting, now) ? undefined : meeting.nextMeeting);
}
