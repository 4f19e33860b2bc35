import { and, eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, podMembers } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { deleteLockedPod } from './deletePod';
import { endWaits, promoteWaiting, unseat } from './seats';
import { lockPod, lockPods, participantsOf, roleIn, type LockedPod } from './lock';

const leaderOfMembers = () =>
  conflict('leads_pod', 'You lead this pod and it has members. Hand it over before you leave.');

/** Ends somebody's place in a locked pod: the first in the queue takes a seat, a leader's empty pod is deleted. */
async function goOut(act: Act, context: AppContext, locked: LockedPod, userId: string): Promise<void> {
  if (roleIn(locked, userId) === 'leader') {
    if (participantsOf(locked).length > 0) throw leaderOfMembers();
    return deleteLockedPod(act, context, locked, userId);
  }
  await unseat(act, context, locked, userId, { how: 'left' });
  await promoteWaiting(act, context, locked);
}

/**
 * Leaves a pod; leaving one's own empty pod deletes it. Harmless for who is not in it. 409 for the leader of a pod with
 * members (decision 29).
 */
export async function leave(
  act: Act,
  context: AppContext,
  { membershipId, podId, userId }: { membershipId: string; podId: string; userId: string },
): Promise<void> {
  const locked = await lockPod(act, membershipId, podId);
  if (roleIn(locked, userId)) await goOut(act, context, locked, userId);
}

async function isMember(act: Act, membershipId: string, userId: string): Promise<boolean> {
  const rows = await act.tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  return rows.length > 0;
}

/**
 * Removes a participant from a pod. Harmless for a member of the membership who is not in it, 404 for anybody else, 409
 * for the leader, who is demoted or hands over instead.
 */
export async function remove(
  act: Act,
  context: AppContext,
  removal: { membershipId: string; podId: string; participantId: string; by: string },
): Promise<void> {
  const { membershipId, participantId, by } = removal;
  const locked = await lockPod(act, membershipId, removal.podId);
  const role = roleIn(locked, participantId);
  if (role === 'leader') throw conflict('is_leader', 'The leader of a pod cannot be removed from it.');
  if (!role && !(await isMember(act, membershipId, participantId))) throw notFound();
  if (!role) return;
  await unseat(act, context, locked, participantId, { how: 'removed', by });
  await promoteWaiting(act, context, locked);
}

/**
 * Ends every place a person has in the pods of a membership, and what they wait for: before they leave it or are
 * removed. Their own empty pod is deleted; 409 while they lead one with members.
 */
export async function leaveAllPods(
  act: Act,
  context: AppContext,
  { userId, membershipId }: { userId: string; membershipId: string },
): Promise<void> {
  // The membership's lock first, so that no place comes up while these are looked for.
  await lockPods(act, membershipId, []);
  const places = await act.tx
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId)));
  await endWaits(act, membershipId, [userId]);
  const podIds = places.map(({ podId }) => podId);
  for (const locked of await lockPods(act, membershipId, podIds)) await goOut(act, context, locked, userId);
}
