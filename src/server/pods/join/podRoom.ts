import { and, eq, inArray } from 'drizzle-orm';
import { seatsLeft } from '../../../domain/pods/seats';
import { isPausedNow, meetingColumns } from '../../meetings';
import type { Queryable } from '../../platform/database/client';
import { meetings, pods } from '../../platform/database/schema';
import { participantCount } from '../lists/podRows';

export interface PodRoom {
  name: string;
  freeSeats: number;
  isPaused: boolean;
}

export async function podRooms(
  db: Queryable,
  { membershipId, podIds, now }: { membershipId: string; podIds: readonly string[]; now: Date },
): Promise<Map<string, PodRoom>> {
  if (podIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: pods.id,
      name: pods.name,
      max: pods.maxParticipants,
      participants: participantCount,
      meeting: meetingColumns,
    })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(and(inArray(pods.id, [...new Set(podIds)]), eq(pods.membershipId, membershipId)));
  return new Map(
    rows.map(({ id, name, max, participants, meeting }) => [
      id,
      { name, freeSeats: seatsLeft(max, participants), isPaused: isPausedNow(meeting, now) },
    ]),
  );
}
