import { attendanceSince, countAttendance, isRecorded, type AttendanceCounts } from '../meetings/attendance';
import { meetingsSince } from '../meetings/recentMeetings';
import type { Schedule } from '../meetings/schedule';
import { HEALTH_WEEKS, WEEK_SECONDS, weekIndexOf, type HealthWeek } from './podHealth';

export interface RecordedMeeting extends AttendanceCounts {
  start: number;
}

export interface StepWeek {
  week: number;
  done: number;
  due: number;
}

const NO_ATTENDANCE: AttendanceCounts = countAttendance([]);

export function computeHealth(
  schedule: Schedule,
  recorded: readonly RecordedMeeting[],
  steps: readonly StepWeek[],
  nowSeconds: number,
) {
  const countsOf = new Map(recorded.map((one) => [one.start, one]));
  const kept = recorded.filter(isRecorded).map(({ start }) => start);
  const meetings = meetingsSince(schedule, kept, nowSeconds).map(({ start, at }) => ({
    week: weekIndexOf(at, nowSeconds),
    ...(countsOf.get(start) ?? NO_ATTENDANCE),
  }));
  const known = meetings.filter(isRecorded);
  const weeks = Array.from({ length: HEALTH_WEEKS }, (_, week): HealthWeek => {
    const held = known.filter((meeting) => meeting.week === week);
    const { done = 0, due = 0 } = steps.find((one) => one.week === week) ?? {};
    return {
      start: attendanceSince(nowSeconds) + week * WEEK_SECONDS,
      came: held.reduce((sum, { came }) => sum + came, 0),
      recorded: held.reduce((sum, { came, apologies, absent }) => sum + came + apologies + absent, 0),
      done,
      due,
    };
  });
  return {
    meetings: { due: meetings.length, recorded: known.length, held: known.filter(({ came }) => came > 0).length },
    weeks,
  };
}
