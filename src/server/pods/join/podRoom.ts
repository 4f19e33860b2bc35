import { and, eq } from 'drizzle-orm';
import { seatsLeft } from '../../../domain/pods/seats';
import { isPausedNow, meetingColumns } from '../../meetings';
import type { Queryable } from '../../platform/database/client';
import { meetings, pods } from '../../platform/database/schema';
import { participantCount } from '../lists/podRows';

/** A pod's name, free seats and pause; undefined for a pod outside the membership. One statement. */
export async function podRoom(
  db: Queryable,
  { membershipId, podId, now }: { membershipId: string; podId: string; now: Date },
): Promise<{ name: string; freeSeats: number; isPaused: boolean } | undefined> {
  const [row] = await db
    .select({ name: pods.name, max: pods.maxParticipants, participants: participantCount, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(and(eq(pods.id, podId), eq(pods.membershipId, membershipId)));
  if (!row) return undefined;
  return {
    name: row.name,
    freeSeats: seatsLeft(row.max, row.participants),
    isPaused: isPausedNow(row.meeting, now),
  };
}
