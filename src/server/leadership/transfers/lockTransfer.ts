import { and, eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { leaderTransfers, memberships, pods } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { lockPod, type LockedPod, type Transfer } from '../../pods';
import { mayStillOffer, stateOfTransfer } from './transferRows';
import { refusals } from '../refusals';

export interface TransferRequest {
  membershipId: string;
  podId: string;
  transferId: string;
}

/**
 * Locks an offer's pod, so that concurrent acts have one outcome, and then reads the offer, which is closed if it has
 * expired or its sender may no longer make it (rule pods.turns). 404 if the offer is gone.
 */
export async function lockTransfer(
  act: Act,
  { membershipId, podId, transferId }: TransferRequest,
): Promise<{ locked: LockedPod; transfer: Transfer }> {
  const locked = await lockPod(act, membershipId, podId);
  const [found] = await act.tx
    .select({ transfer: leaderTransfers, mayStillOffer })
    .from(leaderTransfers)
    .innerJoin(pods, eq(pods.id, leaderTransfers.podId))
    .innerJoin(memberships, eq(memberships.id, pods.membershipId))
    .where(and(eq(leaderTransfers.id, transferId), eq(leaderTransfers.podId, podId)));
  if (!found) throw notFound();
  const { transfer } = found;
  return { locked, transfer: { ...transfer, state: stateOfTransfer(transfer, found.mayStillOffer, act.now) } };
}

export function requireOpenTransfer({ state }: Transfer): void {
  if (state !== 'open') throw conflict('transfer_closed', refusals.transferClosed);
}
