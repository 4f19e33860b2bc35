import { and, eq } from 'drizzle-orm';
import type { LeaderStatus } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { members, podMembers } from '../platform/database/schema';
import type { UserInMembership } from '../tenancy';

export async function leaderStatusOf(db: Queryable, membershipId: string, userId: string): Promise<LeaderStatus> {
  const [member] = await db
    .select({ status: members.leaderStatus })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  return member?.status ?? 'NONE';
}

export async function podLedBy(db: Queryable, { membershipId, userId }: UserInMembership): Promise<string | undefined> {
  const [place] = await db
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'leader')),
    );
  return place?.podId;
}
