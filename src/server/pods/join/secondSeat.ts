import { and, eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { podMembers, pods } from '../../platform/database/schema';
import { conflict } from '../../platform/http/problem';

interface Person {
  membershipId: string;
  userId: string;
}

export async function participatedPodName(act: Act, { membershipId, userId }: Person): Promise<string | undefined> {
  const [pod] = await act.tx
    .select({ name: pods.name })
    .from(podMembers)
    .innerJoin(pods, eq(pods.id, podMembers.podId))
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'participant')),
    );
  return pod?.name;
}

const alreadyInPodDetail = () => 'You’re already in a pod in this membership. Leave it or switch from it.';

export async function refuseSecondSeat(
  act: Act,
  person: Person,
  reason: (podName: string) => string = alreadyInPodDetail,
): Promise<void> {
  const podName = await participatedPodName(act, person);
  if (podName !== undefined) throw conflict('already_in_pod', reason(podName));
}
