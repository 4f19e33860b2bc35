import type { AttendanceMark, MeetingAttendance } from '../../../contract/entities.gen';
import { countAttendance, recordingObstacle, type AttendanceStatus } from '../../../domain/meetings/attendance';
import type { Occurrence } from '../../../domain/meetings/schedule';
import { secondsOf } from '../schedule';

/** What is recorded of somebody and a meeting, as it is stored. */
export interface MarkRow {
  userId: string;
  status: AttendanceStatus;
  apology: string | null;
}

/** Who looks, whether they run the pod's meetings, and when. */
export interface AttendanceReader {
  userId: string;
  runs: boolean;
  now: Date;
}

const presentMark = ({ userId, status, apology }: MarkRow): AttendanceMark => ({
  userId,
  status,
  ...(status === 'APOLOGIES' && apology !== null && { apology }),
});

/** A meeting with what is recorded of it: counts, one's own, and each person's for who runs it (rule meetings.attendance). */
export function presentAttendance(
  occurrence: Occurrence,
  marks: readonly MarkRow[],
  { userId, runs, now }: AttendanceReader,
): MeetingAttendance {
  const mine = marks.find((mark) => mark.userId === userId);
  return {
    start: occurrence.start,
    at: occurrence.at,
    ...countAttendance(marks.map(({ status }) => status)),
    ...(mine && { myStatus: mine.status }),
    ...(runs && { marks: marks.map(presentMark) }),
    can: { record: runs && recordingObstacle(occurrence, secondsOf(now)) === undefined },
  };
}
