import { and, eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { members } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { lockPod, type LockedPod } from './lock';
import { promoteFromWaitlist } from './promotion';
import type { JoinRequest } from './request';

export const podPaused = () => conflict('pod_paused', 'This pod is paused at the moment.');

/**
 * Locks the person's membership for the act: nobody but an enabled member has places, 404 for others; staff become one.
 */
export async function lockMember(
  act: Act,
  { membershipId, userId, isStaff }: Omit<JoinRequest, 'podId'>,
): Promise<void> {
  if (isStaff) await act.tx.insert(members).values({ membershipId, userId, joinedAt: act.now }).onConflictDoNothing();
  const [member] = await act.tx
    .select({ disabledAt: members.disabledAt })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)))
    .for('key share');
  if (!member || member.disabledAt) throw notFound();
}

/** A pod for somebody who comes to it: locked, with its free seats given to who waited for them before. */
export async function lockPodForJoin(act: Act, request: JoinRequest): Promise<LockedPod> {
  const locked = await lockPod(act, request.membershipId, request.podId);
  await lockMember(act, request);
  await promoteFromWaitlist(act, locked);
  return locked;
}
