import type { Schedule } from '../../domain/meetings/schedule';
import type { Queryable } from '../platform/database/client';
import { heldSince } from './heldRows';
import { scheduleOfRow, type ScheduleColumns } from './schedule';

/**
 * A meeting's schedule with all its stored meetings since an instant, in epoch seconds (rule meetings.held). One
 * statement.
 */
export async function scheduleSince(
  db: Queryable,
  meeting: ScheduleColumns & { id: string },
  fromSeconds: number,
): Promise<Schedule> {
  const held = await heldSince(db, [meeting.id], fromSeconds);
  return scheduleOfRow({ ...meeting, held: held.get(meeting.id) ?? [] });
}
