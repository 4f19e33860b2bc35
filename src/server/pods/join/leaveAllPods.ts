import { and, eq } from 'drizzle-orm';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import { podMembers } from '../../platform/database/schema';
import { lockPods } from '../lockPod';
import { closeTransfersTo } from '../transfers/closeTransfer';
import { removeFromAllWaitlists } from '../waitlist/waitlist';
import { leaveLockedPod } from './leavePod';

/**
 * Removes a person from all pods and waitlists of a membership, before they leave it or are removed by `removedBy`.
 * Deletes their own empty pod; 409 while they lead a pod with members.
 */
export async function leaveAllPods(
  act: Act,
  { userId, membershipId }: { userId: string; membershipId: string },
  removedBy?: NamedPerson,
): Promise<void> {
  // Locks the membership first, so that the person gets no new seat during the removal.
  await lockPods(act, membershipId, []);
  const places = await act.tx
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId)));
  await removeFromAllWaitlists(act, membershipId, [userId]);
  await closeTransfersTo(act, { membershipId, userId });
  const podIds = places.map(({ podId }) => podId);
  const departure = removedBy && ({ how: 'removedFromMembership', by: removedBy } as const);
  for (const locked of await lockPods(act, membershipId, podIds)) {
    await leaveLockedPod(act, locked, userId, departure);
  }
}
