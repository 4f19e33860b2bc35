import { eq, inArray, sql } from 'drizzle-orm';
import type { MemberListPod } from '../../../contract/entities.gen';
import { seatsLeft } from '../../../domain/pods/seats';
import { presentMeeting, meetingColumns } from '../../meetings';
import type { AppContext } from '../../platform/context';
import { meetings, podMembers, pods } from '../../platform/database/schema';
import type { MemberListRow } from './memberOrder';

const countOf = (role: 'leader' | 'participant') => sql<number>`(
  select count(*)::int from ${podMembers} where ${podMembers.podId} = ${pods.id} and ${podMembers.role} = ${role})`;

/** The pods under which people are grouped, by id; without the meeting's link, which is only for the pods' people. */
export async function listedPods(
  { database, clock }: AppContext,
  places: readonly MemberListRow[],
): Promise<Map<string, MemberListPod>> {
  const ids = [...new Set(places.flatMap(({ podId }) => podId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await database.db
    .select({ pod: pods, meeting: meetingColumns, leaders: countOf('leader'), participants: countOf('participant') })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(inArray(pods.id, ids));
  return new Map(
    rows.map(({ pod: { id, name, maxParticipants }, meeting, leaders, participants }) => [
      id,
      {
        id,
        name,
        memberCount: leaders + participants,
        seatsAvailable: seatsLeft(maxParticipants, participants),
        scheduledMeeting: presentMeeting(meeting, clock.now()),
      },
    ]),
  );
}
