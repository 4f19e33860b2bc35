import { and, eq, sql } from 'drizzle-orm';
import { podListOrder, seatsLeft } from '../../domain/pods/seats';
import type { AvailablePod } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { meetings, pods } from '../platform/database/schema';
import { presentMeeting } from '../meetings';

/**
 * The pods that somebody who is about to join a membership may choose: those with seats, then the full ones, which are
 * waitlists; none that is paused. Meetings go without their link. One statement; the order is that of the clocks in
 * UTC, as a stranger's zone is not known. With `podId` that one, if it is among them.
 */
export async function availablePods(
  db: Queryable,
  { membershipId, podId, now }: { membershipId: string; podId?: string; now: Date },
): Promise<AvailablePod[]> {
  const rows = await db
    .select({
      id: pods.id,
      name: pods.name,
      maxParticipants: pods.maxParticipants,
      participants: sql<number>`(select count(*)::int from pod_members pm
        where pm.pod_id = ${pods.id} and pm.role = 'participant')`,
      meeting: meetings,
    })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(and(eq(pods.membershipId, membershipId), podId === undefined ? undefined : eq(pods.id, podId)));
  const listed = rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      seatsAvailable: seatsLeft(row.maxParticipants, row.participants),
      scheduledMeeting: presentMeeting(row.meeting, now),
    }))
    .filter(({ scheduledMeeting }) => !scheduledMeeting.paused);
  const { available, waitlists } = podListOrder(listed, 'UTC');
  return [...available, ...waitlists];
}
