import { JOIN_AHEAD_SECONDS } from '../../../domain/meetings/scheduleTypes';
import { SECONDS_PER_MINUTE } from '../../../domain/time/zonedTime';

export interface MeetingTimes {
  currentMeeting?: number;
  nextMeeting?: number;
  duration: number;
}

const endOf = (start: number, { duration }: MeetingTimes) => start + duration * SECONDS_PER_MINUTE;

/**
 * Epoch seconds; from 15 minutes before the start until the end (rule meetings.joinWindow). Computed here, as the
 * page may have been open for hours since the server's answer.
 */
export function joinableStart(meeting: MeetingTimes, now: number): number | undefined {
  return [meeting.currentMeeting, meeting.nextMeeting].find(
    (start) => start !== undefined && now >= start - JOIN_AHEAD_SECONDS && now < endOf(start, meeting),
  );
}

export function isOver(meeting: MeetingTimes, now: number): boolean {
  const { nextMeeting } = meeting;
  return nextMeeting !== undefined && now >= endOf(nextMeeting, meeting);
}

/** The occurrence in progress, else the upcoming one; undefined without either. */
export function nextStart(meeting: MeetingTimes, now: number): number | undefined {
  return joinableStart(meeting, now) ?? (isOver(meeting, now) ? undefined : meeting.nextMeeting);
}
