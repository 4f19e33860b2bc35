import { and, eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { leaderTransfers, pods } from '../platform/database/schema';
import { lockPod, type LockedPod } from '../pods';
import type { UserInMembership } from './lock';
import { closeTransfer, storedOpenTransfer } from './transfers';

/** Somebody leads the pod now without having been asked, or it is deleted: an offer that is open has nothing to give. */
export async function endOfferOfPod(act: Act, locked: LockedPod, by?: string): Promise<void> {
  const open = await storedOpenTransfer(act, locked.pod.id);
  if (open) await closeTransfer(act, locked, open, { state: 'replaced', by });
}

/** Who leaves a pod, or the membership, has declined what they were asked there (rule leadership.transfer). */
export async function endOffersTo(act: Act, { membershipId, userId }: UserInMembership, podId?: string): Promise<void> {
  const open = await act.tx
    .select({ podId: leaderTransfers.podId })
    .from(leaderTransfers)
    .innerJoin(pods, eq(pods.id, leaderTransfers.podId))
    .where(
      and(
        eq(pods.membershipId, membershipId),
        eq(leaderTransfers.participantId, userId),
        eq(leaderTransfers.state, 'open'),
        podId === undefined ? undefined : eq(pods.id, podId),
      ),
    )
    .orderBy(pods.id);
  for (const { podId: id } of open) {
    const locked = await lockPod(act, membershipId, id);
    const transfer = await storedOpenTransfer(act, id);
    if (transfer) await closeTransfer(act, locked, transfer, { state: 'declined', by: userId });
  }
}
