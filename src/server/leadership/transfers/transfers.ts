import { and, eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { leaderTransfers, pods } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { lockPod, type LockedPod, type Transfer } from '../../pods';
import { mayStillAsk, stateOfTransfer } from './transferRows';

/** An offer, and the pod it is about. */
export interface TransferRequest {
  membershipId: string;
  podId: string;
  transferId: string;
}

/**
 * Locks the pod of an offer, so that one outcome comes of whatever happens to both at once, and reads the offer under
 * that lock, over when its time is, and when who asked could ask no more (rule pods.turns). 404 when it is gone.
 */
export async function lockTransfer(
  act: Act,
  { membershipId, podId, transferId }: TransferRequest,
): Promise<{ locked: LockedPod; transfer: Transfer }> {
  const locked = await lockPod(act, membershipId, podId);
  const [found] = await act.tx
    .select({ transfer: leaderTransfers, mayStillAsk })
    .from(leaderTransfers)
    .innerJoin(pods, eq(pods.id, leaderTransfers.podId))
    .where(and(eq(leaderTransfers.id, transferId), eq(leaderTransfers.podId, podId)));
  if (!found) throw notFound();
  const { transfer } = found;
  return { locked, transfer: { ...transfer, state: stateOfTransfer(transfer, found.mayStillAsk, act.now) } };
}

/** 409 for an offer that waits for an answer no more. */
export function requireOpen({ state }: Transfer): void {
  if (state !== 'open') throw conflict('transfer_closed', 'This link is no longer valid.');
}
