import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { newPodObstacle } from '../../domain/leadership/status';
import type { Leader, LeaderStatus } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { placeOfMember } from '../platform/database/placeOfMember';
import { members, podMembers, pods, users } from '../platform/database/schema';
import { APPROVED_STATUSES } from './approvedStatuses';
import type { UserInMembership } from './lock';

/** Who leads or may lead a pod, by full name, without the disabled. One statement. */
export async function leadersOf(db: Queryable, membershipId: string): Promise<Leader[]> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      bio: users.bio,
      podId: pods.id,
      podName: pods.name,
      leaderStatus: members.leaderStatus,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(podMembers, placeOfMember(podMembers, 'leader'))
    .leftJoin(pods, eq(pods.id, podMembers.podId))
    .where(
      and(
        eq(members.membershipId, membershipId),
        isNull(members.disabledAt),
        or(inArray(members.leaderStatus, [...APPROVED_STATUSES]), isNotNull(podMembers.podId)),
      ),
    )
    .orderBy(sql`lower(${users.firstName} || ' ' || ${users.lastName})`, asc(users.id));
  return rows.map(({ podId, podName, ...leader }) => ({
    ...leader,
    ...(podId !== null && { podId }),
    ...(podName !== null && { podName }),
    canLeadNewPod:
      newPodObstacle({ ...leader, disabled: false, leadsPod: podId !== null, isStaffThemselves: false }) === undefined,
  }));
}

/** NONE for who never asked, and for staff without a place in the membership. */
export async function statusOf(db: Queryable, membershipId: string, userId: string): Promise<LeaderStatus> {
  const [member] = await db
    .select({ status: members.leaderStatus })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  return member?.status ?? 'NONE';
}

/** The pod somebody leads in a membership. */
export async function podLedBy(db: Queryable, { membershipId, userId }: UserInMembership): Promise<string | undefined> {
  const [place] = await db
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'leader')),
    );
  return place?.podId;
}
