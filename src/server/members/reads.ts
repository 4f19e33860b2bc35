import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/database/client';
import { placeOfMember } from '../platform/database/placeOfMember';
import { members, podMembers, pods, users } from '../platform/database/schema';

const leading = alias(podMembers, 'leading');
const taking = alias(podMembers, 'taking');

/** Members with the pod each leads and the pod each takes part in: one statement, whatever their number. */
function membersWhere(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      id: members.id,
      userId: members.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      bio: users.bio,
      joinedAt: members.joinedAt,
      disabledAt: members.disabledAt,
      leaderStatus: members.leaderStatus,
      leaderOfPodName: pods.name,
      podId: taking.podId,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(leading, placeOfMember(leading, 'leader'))
    .leftJoin(pods, eq(pods.id, leading.podId))
    .leftJoin(taking, placeOfMember(taking, 'participant'))
    .where(which)
    .orderBy(sql`lower(${users.firstName})`, sql`lower(${users.lastName})`, asc(members.id));
}

export type MemberRow = Awaited<ReturnType<typeof membersWhere>>[number];

/** Everybody in a membership by first name; without the disabled unless they are asked for (rule members.disabled). */
export function membersOf(db: Queryable, membershipId: string, withDisabled: boolean): Promise<MemberRow[]> {
  return membersWhere(
    db,
    and(eq(members.membershipId, membershipId), withDisabled ? undefined : isNull(members.disabledAt)),
  );
}

/** One member of a membership; undefined for the id of nobody, or of somebody elsewhere. */
export async function memberById(
  db: Queryable,
  membershipId: string,
  memberId: string,
): Promise<MemberRow | undefined> {
  const [row] = await membersWhere(db, and(eq(members.membershipId, membershipId), eq(members.id, memberId)));
  return row;
}
