import type { AttendanceMark, MeetingAttendance } from '../../../contract/entities.gen';
import { countAttendance, recordingObstacle, type AttendanceStatus } from '../../../domain/meetings/attendance';
import type { Occurrence } from '../../../domain/meetings/schedule';
import { secondsOf } from '../../platform/clock';

export interface MarkRow {
  userId: string;
  status: AttendanceStatus;
  apology: string | null;
}

export interface AttendanceReader {
  userId: string;
  runsMeetings: boolean;
  /** People whom the reader doesn't see, but who are counted. */
  hidden?: ReadonlySet<string>;
  now: Date;
}

const presentMark = ({ userId, status, apology }: MarkRow): AttendanceMark => ({
  userId,
  status,
  ...(status === 'APOLOGIES' && apology !== null && { apology }),
});

/**
 * A meeting with its attendance: counts, the reader's own record, and everyone's records for people who run the meeting
 * (rule meetings.attendance).
 */
export function presentAttendance(
  occurrence: Occurrence,
  marks: readonly MarkRow[],
  { userId, runsMeetings, hidden, now }: AttendanceReader,
): MeetingAttendance {
  const mine = marks.find((mark) => mark.userId === userId);
  return {
    start: occurrence.start,
    at: occurrence.at,
    ...countAttendance(marks.map(({ status }) => status)),
    ...(mine && { myStatus: mine.status }),
    ...(runsMeetings && { marks: marks.filter((mark) => !hidden?.has(mark.userId)).map(presentMark) }),
    can: { record: runsMeetings && recordingObstacle(occurrence, secondsOf(now)) === undefined },
  };
}
