import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client';
import { meetings, members, memberships, pods, users, waitlistEntries } from '../../platform/database/schema';
import { memberIds } from '../lists/podRows';
import { meetingColumns } from '../../meetings';

interface WaitlistSelection {
  which: SQL | undefined;
  /** The entries' pods, as a list of ids: reads each of their waitlists in full, but only once, to count positions. */
  ofPods: SQL;
}

const { id, podId } = waitlistEntries;

const positionsInWaitlists = (db: Queryable, ofPods: SQL) =>
  db
    .select({
      id,
      position: sql<number>`(row_number() over (partition by ${podId} order by ${id}))::int`.as('position'),
      waiting: sql<number>`(count(*) over (partition by ${podId}))::int`.as('waiting'),
    })
    .from(waitlistEntries)
    .where(sql`${podId} in (${ofPods})`)
    .as('queue');

export function waitlistEntriesWhere(db: Queryable, { which, ofPods }: WaitlistSelection) {
  const queue = positionsInWaitlists(db, ofPods);
  return db
    .select({
      entry: waitlistEntries,
      podName: pods.name,
      membershipName: memberships.name,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
      meeting: meetingColumns,
      memberIds,
      position: queue.position,
      waiting: queue.waiting,
    })
    .from(waitlistEntries)
    .innerJoin(queue, eq(queue.id, id))
    .innerJoin(pods, eq(pods.id, podId))
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .innerJoin(memberships, eq(memberships.id, waitlistEntries.membershipId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .innerJoin(
      members,
      and(eq(members.membershipId, waitlistEntries.membershipId), eq(members.userId, waitlistEntries.userId)),
    )
    .where(which)
    .orderBy(asc(id));
}

export type WaitlistRow = Awaited<ReturnType<typeof waitlistEntriesWhere>>[number];
