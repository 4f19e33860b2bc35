import { and, eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { podMembers, pods } from '../../platform/database/schema';
import { conflict } from '../../platform/http/problem';
import type { LocalText } from '../../../domain/text/localText';
import { refusals } from '../refusals';

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

export async function refuseSecondSeat(
  act: Act,
  person: Person,
  reason: (podName: string) => LocalText = () => refusals.otherPod,
): Promise<void> {
  const podName = await participatedPodName(act, person);
  if (podName !== undefined) throw conflict('already_in_pod', reason(podName));
}
