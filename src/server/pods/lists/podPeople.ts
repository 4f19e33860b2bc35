import { asc, eq, sql } from 'drizzle-orm';
import type { PodMember } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { fullNameInOrder } from '../../platform/database/nameOrder';
import { podMembers, pods, users } from '../../platform/database/schema';

const isAssistant = sql<boolean>`coalesce(
  ${pods.assistantUserId} = ${users.id} and ${pods.assistantConfirmedAt} is not null, false)`;

/** The people in a pod: the leader first, then by name. */
export async function listPodMembers({ database }: AppContext, podId: string): Promise<PodMember[]> {
  const rows = await database.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      bio: users.bio,
      leader: sql<boolean>`${podMembers.role} = 'leader'`,
      assistant: isAssistant,
      joinedAt: podMembers.joinedAt,
    })
    .from(podMembers)
    .innerJoin(users, eq(users.id, podMembers.userId))
    .innerJoin(pods, eq(pods.id, podMembers.podId))
    .where(eq(podMembers.podId, podId))
    .orderBy(sql`${podMembers.role} = 'leader' desc`, fullNameInOrder(users.firstName, users.lastName), asc(users.id));
  return rows.map(({ joinedAt, ...person }) => ({ ...person, joined: joinedAt.getTime() }));
}
