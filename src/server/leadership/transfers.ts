import { and, eq } from 'drizzle-orm';
import { transferStateAt, type TransferState } from '../../domain/leadership/transferStates';
import { settle } from '../notifications';
import type { Act } from '../platform/act';
import { leaderTransfers } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { lockPod, type LockedPod } from '../pods';
import { transferSubject } from './notificationKinds';
import { notifyTransferClosed } from './transferNotices';

export type Transfer = typeof leaderTransfers.$inferSelect;

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

/** 409 for an offer that waits for an answer no more. */
export function requireOpen({ state }: Transfer): void {
  if (state !== 'open') throw conflict('transfer_closed', 'This link is no longer valid.');
}

/** The offer of a pod that is stored as open, even when its time is over. */
export async function storedOpenTransfer(act: Act, podId: string): Promise<Transfer | undefined> {
  const [open] = await act.tx
    .select()
    .from(leaderTransfers)
    .where(and(eq(leaderTransfers.podId, podId), eq(leaderTransfers.state, 'open')));
  return open;
}

/** Ends an offer, which nobody need answer any more, and tells who asked, unless it is `by` whom it ends. */
export async function closeTransfer(
  act: Act,
  locked: LockedPod,
  transfer: Transfer,
  ending: { state: Exclude<TransferState, 'open'>; by?: string; formerLeader?: string },
): Promise<void> {
  const { state } = ending;
  await act.tx.update(leaderTransfers).set({ state, decidedAt: act.now }).where(eq(leaderTransfers.id, transfer.id));
  await settle(act, transferSubject(transfer.id));
  await notifyTransferClosed(act, locked, transfer, ending);
}
