import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cachePrepared } from '../platform/database/cachePrepared';
import type { Queryable } from '../platform/database/client';
import { joinSeatOfMember } from '../platform/database/joinSeatOfMember';
import {
  businessStaff,
  externalRefs,
  members,
  memberships,
  podMembers,
  pods,
  users,
} from '../platform/database/schema';

const leading = alias(podMembers, 'leading');
const participatingSeat = alias(podMembers, 'taking');
const participatedPod = alias(pods, 'taking_pod');

function membersWhere(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      id: members.id,
      userId: members.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
      email: users.email,
      bio: users.bio,
      joinedAt: members.joinedAt,
      disabledAt: members.disabledAt,
      lastActiveAt: members.lastActiveAt,
      leaderStatus: members.leaderStatus,
      leaderOfPodId: pods.id,
      leaderOfPodName: pods.name,
      podId: participatingSeat.podId,
      podName: participatedPod.name,
      assists: sql<boolean>`${participatedPod.assistantUserId} is not distinct from ${members.userId}
        and ${participatedPod.assistantConfirmedAt} is not null`,
      staffRole: businessStaff.role,
      externalRef: externalRefs.ref,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(leading, joinSeatOfMember(leading, 'leader'))
    .leftJoin(pods, eq(pods.id, leading.podId))
    .leftJoin(participatingSeat, joinSeatOfMember(participatingSeat, 'participant'))
    .leftJoin(participatedPod, eq(participatedPod.id, participatingSeat.podId))
    .innerJoin(memberships, eq(memberships.id, members.membershipId))
    .leftJoin(
      businessStaff,
      and(eq(businessStaff.businessId, memberships.businessId), eq(businessStaff.userId, members.userId)),
    )
    .leftJoin(externalRefs, eq(externalRefs.memberId, members.id))
    .where(which);
}

export type MemberRow = Awaited<ReturnType<typeof membersWhere>>[number];

/** The ids as one array: building a statement with a hundred parameters takes longer than executing it. */
const membersWithIds = cachePrepared((db: Queryable) =>
  membersWhere(db, sql`${members.id} = any(${sql.placeholder('ids')}::uuid[])`).prepare('members_by_id'),
);

export async function membersById(db: Queryable, ids: readonly string[]): Promise<Map<string, MemberRow>> {
  const rows = ids.length > 0 ? await membersWithIds(db).execute({ ids }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

export async function memberById(
  db: Queryable,
  membershipId: string,
  memberId: string,
): Promise<MemberRow | undefined> {
  const [row] = await membersWhere(db, and(eq(members.membershipId, membershipId), eq(members.id, memberId)));
  return row;
}
