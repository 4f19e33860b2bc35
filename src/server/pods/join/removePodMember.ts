import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { members } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { lockPod, roleIn } from '../lockPod';
import { promoteFromWaitlist } from '../waitlist/promotion';
import { removeParticipant } from '../seats';
import { refusals } from '../refusals';

interface Removal {
  membershipId: string;
  podId: string;
  participantId: string;
  by: NamedPerson;
}

async function isMember(act: Act, membershipId: string, userId: string): Promise<boolean> {
  const rows = await act.tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  return rows.length > 0;
}

/**
 * Removes a participant from a pod (rule pods.removal). Does nothing for a member outside it, 404 for anyone else, 409
 * for the leader, who must be demoted or hand over the pod instead.
 */
export const removePodMember = (context: AppContext, removal: Removal): Promise<void> =>
  context.act(async (act) => {
    const { membershipId, participantId } = removal;
    if (!(await removePodMemberIn(act, removal)) && !(await isMember(act, membershipId, participantId)))
      throw notFound();
  });

/** The same in an act of others; false for whoever is outside the pod. */
export async function removePodMemberIn(
  act: Act,
  { membershipId, podId, participantId, by }: Removal,
): Promise<boolean> {
  const locked = await lockPod(act, membershipId, podId);
  const role = roleIn(locked, participantId);
  if (role === 'leader') throw conflict('is_leader', refusals.isLeader);
  if (!role) return false;
  await removeParticipant(act, locked, participantId, { how: 'removed', by });
  await promoteFromWaitlist(act, locked);
  await recordAct(act, 'POD_MEMBER_REMOVED', { podId, personId: participantId });
  return true;
}
