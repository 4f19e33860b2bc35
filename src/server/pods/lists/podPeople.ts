import { asc, eq, sql } from 'drizzle-orm';
import type { PodMember } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { fullNameInOrder } from '../../platform/database/nameOrder';
import { podMembers, pods, users } from '../../platform/database/schema';
import { memberStepsOfPod } from '../../steps';

const isAssistant = sql<boolean>`coalesce(
  ${pods.assistantUserId} = ${users.id} and ${pods.assistantConfirmedAt} is not null, false)`;

/** The people in a pod: the leader first, then by name. */
export async function peopleInPod({ database }: AppContext, podId: string): Promise<Omit<PodMember, 'step'>[]> {
  const rows = await database.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
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
  return rows.map(({ photoId, joinedAt, ...person }) => ({
    ...person,
    ...(photoId !== null && { photoId }),
    joined: joinedAt.getTime(),
  }));
}

/** The people in a pod, with the status of their steps. Two statements, however many people there are. */
export async function listPodMembers(context: AppContext, podId: string, readerId: string): Promise<PodMember[]> {
  const [people, steps] = await Promise.all([peopleInPod(context, podId), memberStepsOfPod(context, podId, readerId)]);
  return people.map((person) => {
    const step = steps.get(person.userId);
    return step ? { ...person, step } : person;
  });
}
