import { and, eq, not, sql } from 'drizzle-orm';
import type { Queryable } from './client';
import { isDisabledMember } from './isDisabledMember';
import { podMembers } from './schema';

/** The ids of the people in a pod who have access. */
export async function podPeople(db: Queryable, podId: string): Promise<string[]> {
  const people = await db
    .select({ userId: podMembers.userId })
    .from(podMembers)
    .where(
      and(
        eq(podMembers.podId, podId),
        not(isDisabledMember(sql`${podMembers.membershipId}`, sql`${podMembers.userId}`)),
      ),
    );
  return people.map(({ userId }) => userId);
}
