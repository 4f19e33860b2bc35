import { and, eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import { settleSubject } from '../../notifications';
import type { Act } from '../../platform/act';
import { leaderTransfers, pods } from '../../platform/database/schema';
import { withdrawQueuedMails, lockQueuedMails } from '../../platform/mail/queuedMails';
import { lockPod, type LockedPod } from '../lockPod';
import { transferSubject } from '../notificationKinds';
import { notifyTransferClosed, type Transfer, type TransferEnding } from './transferNotices';

/** A pod's offer stored as open, even if expired. */
export async function findStoredOpenTransfer(act: Act, podId: string): Promise<Transfer | undefined> {
  const [open] = await act.tx
    .select()
    .from(leaderTransfers)
    .where(and(eq(leaderTransfers.podId, podId), eq(leaderTransfers.state, 'open')));
  return open;
}

const TRANSFER_MAIL_TEMPLATE = { name: 'transfer-offered' };

export const transferMailKey = (podId: string, userId: string): string =>
  v5(`${TRANSFER_MAIL_TEMPLATE.name} ${userId}`, podId);

/**
 * Closes an offer, which no longer needs an answer, and notifies the sender unless the sender is `by`, the person who
 * ends it.
 */
export async function closeTransfer(
  act: Act,
  locked: LockedPod,
  transfer: Transfer,
  ending: TransferEnding,
): Promise<void> {
  const { state } = ending;
  await act.tx.update(leaderTransfers).set({ state, decidedAt: act.now }).where(eq(leaderTransfers.id, transfer.id));
  await settleSubject(act, transferSubject(transfer.id));
  // The mail with the offer may still be waiting.
  const held = await lockQueuedMails(act.tx, TRANSFER_MAIL_TEMPLATE, [
    transferMailKey(locked.pod.id, transfer.participantId),
  ]);
  await withdrawQueuedMails(
    act.tx,
    [...held.values()].flatMap(({ id, queued }) => (queued === undefined ? [] : [id])),
  );
  await notifyTransferClosed(act, locked, transfer, ending);
}

/**
 * Ends a pod's open offer when the pod is deleted or gets a new `leader` before an answer; the offer counts as accepted
 * if its recipient is that leader. With `askedBy`, ends only the offer of that person, who no longer leads the pod.
 * `by` is the person responsible.
 */
export async function closePodTransfer(
  act: Act,
  locked: LockedPod,
  ending: Pick<TransferEnding, 'by' | 'podDeleted'> & { leader?: string; askedBy?: string },
): Promise<void> {
  const open = await findStoredOpenTransfer(act, locked.pod.id);
  const { leader, askedBy = open?.askedBy, ...rest } = ending;
  if (!open || open.askedBy !== askedBy) return;
  await closeTransfer(act, locked, open, { ...rest, state: open.participantId === leader ? 'accepted' : 'replaced' });
}

/** Declines the offers to a person who leaves the pod or the membership (rule leadership.transfer). */
export async function closeTransfersTo(
  act: Act,
  { membershipId, userId }: { membershipId: string; userId: string },
  podId?: string,
): Promise<void> {
  const isOpen = and(eq(leaderTransfers.participantId, userId), eq(leaderTransfers.state, 'open'));
  const within = podId === undefined ? eq(pods.membershipId, membershipId) : eq(pods.id, podId);
  const open = await act.tx
    .select({ transfer: leaderTransfers })
    .from(leaderTransfers)
    .innerJoin(pods, eq(pods.id, leaderTransfers.podId))
    .where(and(isOpen, within))
    .orderBy(pods.id);
  for (const { transfer } of open) {
    const locked = await lockPod(act, membershipId, transfer.podId);
    await closeTransfer(act, locked, transfer, { state: 'declined', by: userId });
  }
}
