import { and, eq } from 'drizzle-orm';
import { transferStateAt } from '../../../domain/leadership/transferStates';
import type { Act } from '../../platform/act';
import { leaderTransfers } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { lockPod, type LockedPod, type Transfer } from '../../pods';

/** An offer, and the pod it is about. */
export interface TransferRequest {
  membershipId: string;
  podId: string;
  transferId: string;
}

/**
 * Locks the pod of an offer, so that one outcome comes of whatever happens to both at once, and reads the offer under
 * that lock, over when its time is (rule pods.turns). 404 when it is gone.
 */
export async function lockTransfer(
  act: Act,
  { membershipId, podId, transferId }: TransferRequest,
): Promise<{ locked: LockedPod; transfer: Transfer }> {
  const locked = await lockPod(act, membershipId, podId);
  const [transfer] = await act.tx
    .select()
    .from(leaderTransfers)
    .where(and(eq(leaderTransfers.id, transferId), eq(leaderTransfers.podId, podId)));
  if (!transfer) throw notFound();
  return { locked, transfer: { ...transfer, state: transferStateAt(transfer, act.now) } };
}

export const transferClosed = () => conflict('transfer_closed', 'This link is no longer valid.');

/** 409 for an offer that waits for an answer no more. */
export function requireOpen({ state }: Transfer): void {
  if (state !== 'open') throw transferClosed();
}
