import { and, eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { members } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { lockPod, type LockedPod } from '../lockPod';
import { promoteFromWaitlist } from '../waitlist/promotion';
import type { JoinRequest } from '../request';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';
import { refusals } from '../refusals';

export const podPaused = () => conflict('pod_paused', refusals.podPaused);

async function addMember(act: Act, membershipId: string, userId: string): Promise<void> {
  const added = await act.tx
    .insert(members)
    .values({ membershipId, userId, joinedAt: act.now })
    .onConflictDoNothing()
    .returning({ id: members.id });
  if (added.length > 0) await emitWebhookEvents(act, [{ type: 'member.joined', membershipId, userId }]);
}

/**
 * Makes staff members of the membership, and locks the person's member row until the act ends. 404 for anyone except
 * an enabled member.
 */
export async function ensureMember(
  act: Act,
  { membershipId, userId, isStaff }: Omit<JoinRequest, 'podId'>,
): Promise<void> {
  if (isStaff) await addMember(act, membershipId, userId);
  const [member] = await act.tx
    .select({ disabledAt: members.disabledAt })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)))
    .for('key share');
  if (!member || member.disabledAt) throw notFound();
}

/** Locks the pod a person wants to join, and gives its free seats to people who waited before them. */
export async function lockPodForJoin(act: Act, request: JoinRequest): Promise<LockedPod> {
  const locked = await lockPod(act, request.membershipId, request.podId);
  await ensureMember(act, request);
  await promoteFromWaitlist(act, locked);
  return locked;
}
