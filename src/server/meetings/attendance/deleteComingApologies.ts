import { and, eq, gt, inArray, notInArray, or } from 'drizzle-orm';
import { movedOccurrences, type Occurrence } from '../../../domain/meetings/schedule';
import { secondsOf } from '../../platform/clock';
import type { Act } from '../../platform/act';
import { attendance } from '../../platform/database/schema';
import { instantOfSeconds, scheduleOfRow, type MeetingRow } from '../schedule';
import { withdrawApologyNotices } from './apologyNotices';

/** Removes the apologies of a person leaving a pod for its upcoming meetings; apologies for past meetings stay. */
export async function deleteComingApologies(act: Act, meeting: MeetingRow, userId: string): Promise<void> {
  const now = secondsOf(act.now);
  // Moved meetings count at their new time.
  const moved = movedOccurrences(scheduleOfRow(meeting));
  const startsOf = (which: (one: Occurrence) => boolean) =>
    moved.filter(which).map(({ start }) => instantOfSeconds(start));
  const dropped = await act.tx
    .delete(attendance)
    .where(
      and(
        eq(attendance.meetingId, meeting.id),
        eq(attendance.userId, userId),
        eq(attendance.status, 'APOLOGIES'),
        or(
          and(
            gt(attendance.startsAt, act.now),
            notInArray(
              attendance.startsAt,
              startsOf(({ at }) => at <= now),
            ),
          ),
          inArray(
            attendance.startsAt,
            startsOf(({ at }) => at > now),
          ),
        ),
      ),
    )
    .returning({ startsAt: attendance.startsAt });
  const starts = dropped.map(({ startsAt }) => ({ meetingId: meeting.id, start: secondsOf(startsAt) }));
  await withdrawApologyNotices(act, starts, userId);
}
