import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { PodMember } from '../../../contract/entities.gen';
import { isStaff, type Relation } from '../../../domain/permissions';
import type { AppContext } from '../../platform/context';
import { isDisabledMember } from '../../platform/database/isDisabledMember';
import { fullNameInOrder } from '../../platform/database/nameOrder';
import { podMembers, pods, users } from '../../platform/database/schema';
import { memberStepsOfPod } from '../../steps';

const isAssistant = sql<boolean>`coalesce(
  ${pods.assistantUserId} = ${users.id} and ${pods.assistantConfirmedAt} is not null, false)`;

/** The people in a pod as somebody sees them: the leader first, then by name (rule members.visibility). */
export async function peopleInPod(
  { database }: AppContext,
  podId: string,
  relation: Relation,
): Promise<Omit<PodMember, 'step'>[]> {
  const isSeen = isStaff(relation)
    ? undefined
    : not(isDisabledMember(sql`${podMembers.membershipId}`, sql`${podMembers.userId}`));

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
    .where(and(eq(podMembers.podId, podId), isSeen))
    .orderBy(sql`${podMembers.role} = 'leader' desc`, fullNameInOrder(users.firstName, users.lastName), asc(users.id));
  return rows.map(({ photoId, joinedAt, ...person }) => ({
    ...person,
    ...(photoId !== null && { photoId }),
    joined: joinedAt.getTime(),
  }));
}

export async function listPodMembers(
  context: AppContext,
  podId: string,
  readerId: string,
  relation: Relation,
): Promise<PodMember[]> {
  const [people, steps] = await Promise.all([
    peopleInPod(context, podId, relation),
    memberStepsOfPod(context, podId, readerId),
  ]);
  return people.map((person) => {
    const step = steps.get(person.userId);
    return step ? { ...person, step } : person;
  });
}
