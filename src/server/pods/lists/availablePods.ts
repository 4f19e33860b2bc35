import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { AvailablePod } from '../../../contract/entities.gen';
import { presentMeeting, meetingColumns } from '../../meetings';
import type { Queryable } from '../../platform/database/client';
import { isDisabledMember } from '../../platform/database/isDisabledMember';
import { meetings, podMembers, pods, users } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { isPodToJoin, pageOfPodsInWeek } from './podsInWeek';
import { podNameFilter, type PodFilter } from './podFilter';

interface AvailablePodsQuery {
  membershipId: string;
  now: Date;
}

/** Staff see who is disabled (rule members.visibility). */
interface Reader {
  isStaff: boolean;
}

const leaderIsSeen = not(isDisabledMember(sql`${podMembers.membershipId}`, sql`${podMembers.userId}`));

const meetingsOf = (db: Queryable, podIds: string[], { isStaff }: Reader) =>
  db
    .select({ podId: pods.id, meeting: meetingColumns, leaderFirstName: users.firstName })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .leftJoin(podMembers, and(eq(podMembers.podId, pods.id), eq(podMembers.role, 'leader')))
    .leftJoin(users, and(eq(users.id, podMembers.userId), isStaff ? undefined : leaderIsSeen))
    .where(inArray(pods.id, podIds));

/**
 * One page of the pods available at sign-up, in two statements: unpaused pods, those with seats first and then full
 * pods, which are waitlists (rule members.preferredPod). Reads display data only for the page. Sorted by UTC clocks.
 * Meetings exclude their link. 400 for an invalid cursor.
 */
export async function availablePods(
  db: Queryable,
  { now, isStaff, ...asked }: AvailablePodsQuery & Reader & PageRequest & Pick<PodFilter, 'q'>,
): Promise<Page<AvailablePod>> {
  const { items, ...rest } = await pageOfPodsInWeek(db, { ...asked, which: podNameFilter(asked), now });
  const rows = await meetingsOf(
    db,
    items.map(({ id }) => id),
    { isStaff },
  );
  const rowOf = new Map(rows.map((row) => [row.podId, row]));
  return {
    ...rest,
    items: items.flatMap(({ id, name, seatsAvailable }) => {
      const row = rowOf.get(id);
      // Omits a pod that has been deleted since the first statement.
      if (!row) return [];
      const { meeting, leaderFirstName } = row;
      const leader = leaderFirstName !== null && { leaderFirstName };
      return [{ id, name, seatsAvailable, ...leader, scheduledMeeting: presentMeeting(meeting, now) }];
    }),
  };
}

export const isAvailablePod = (db: Queryable, asked: AvailablePodsQuery, podId: string): Promise<boolean> =>
  isPodToJoin(db, podId, { ...asked, which: undefined });
