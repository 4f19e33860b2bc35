import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { meetings, members, memberships, pods, users, waitlistEntries } from '../platform/database/schema';
import { memberIds } from './podRows';
import { entryPosition, positionInQueueRead } from './waitlistPosition';

interface Reading {
  which: SQL | undefined;
  order: 'byPod' | 'byAge';
  /** Every queue that it reads is read whole: then positions are counted once a queue. */
  wholeQueues?: boolean;
}

/** Entries of waitlists with their pods and places in the queue: one statement. */
export function waitlistEntriesWhere(db: Queryable, { which, order, wholeQueues = false }: Reading) {
  return db
    .select({
      entry: waitlistEntries,
      podName: pods.name,
      membershipName: memberships.name,
      firstName: users.firstName,
      lastName: users.lastName,
      meeting: meetings,
      memberIds,
      position: wholeQueues ? positionInQueueRead(waitlistEntries) : entryPosition(waitlistEntries),
    })
    .from(waitlistEntries)
    .innerJoin(pods, eq(pods.id, waitlistEntries.podId))
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .innerJoin(memberships, eq(memberships.id, waitlistEntries.membershipId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .innerJoin(
      members,
      and(eq(members.membershipId, waitlistEntries.membershipId), eq(members.userId, waitlistEntries.userId)),
    )
    .where(which)
    .orderBy(...(order === 'byPod' ? [sql`lower(${pods.name})`, asc(pods.id)] : []), asc(waitlistEntries.id));
}

export type WaitlistRow = Awaited<ReturnType<typeof waitlistEntriesWhere>>[number];
