import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { members, podMembers } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { lockPods, roleIn } from '../lockPod';
import { seatAndNotify } from '../seats';
import { moveParticipant, requireFreeSeat } from './moveParticipant';
import { refusals } from '../refusals';

export interface Placing {
  membershipId: string;
  podId: string;
  userId: string;
  by: NamedPerson;
}

async function requireEnabledMember(act: Act, { membershipId, userId }: Placing): Promise<void> {
  const [member] = await act.tx
    .select({ disabledAt: members.disabledAt })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)))
    .for('key share');
  if (!member) throw notFound();
  if (member.disabledAt) throw conflict('member_disabled', refusals.memberDisabled);
}

async function participatedPodId(act: Act, { membershipId, userId }: Placing): Promise<string | undefined> {
  const [place] = await act.tx
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'participant')),
    );
  return place?.podId;
}

/**
 * Gives a member a seat, or moves them with their steps from the pod they are in (rule pods.placing). Does nothing for
 * a participant of the pod, and returns false. 404 for people and pods outside this membership, 409 for the pod's
 * leader, a disabled member, and a full or paused pod.
 */
export async function placeInPod(act: Act, placing: Placing): Promise<boolean> {
  const { membershipId, podId, userId, by } = placing;
  // Locks the membership first, so that the person gets no other seat in between.
  await lockPods(act, membershipId, []);
  await requireEnabledMember(act, placing);
  const fromId = await participatedPodId(act, placing);
  if (fromId === podId) return false;
  const locked = await lockPods(act, membershipId, fromId === undefined ? [podId] : [fromId, podId]);
  const to = locked.find(({ pod }) => pod.id === podId);
  if (!to) throw notFound();
  if (roleIn(to, userId)) throw conflict('leads_pod', refusals.leadsThisPod);
  // A person on the waitlist may already be given the seat here.
  await requireFreeSeat(act, to, userId);
  const from = locked.find(({ pod }) => pod.id === fromId);
  const isSeated = roleIn(to, userId) !== undefined;
  if (from && !isSeated) await moveParticipant(act, { from, to, userId, placedBy: by });
  else if (!isSeated) await seatAndNotify(act, to, [userId], 'joined', by);
  await recordAct(act, 'POD_MEMBER_PLACED', { podId, personId: userId });
  return true;
}

export const placePodMember = (context: AppContext, placing: Placing): Promise<boolean> =>
  context.act((act) => placeInPod(act, placing));
