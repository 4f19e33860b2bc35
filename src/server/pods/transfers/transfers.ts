import { and, eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import { settle } from '../../notifications';
import type { Act } from '../../platform/act';
import { leaderTransfers, pods } from '../../platform/database/schema';
import { takeBackMails, takeWaitingMails } from '../../platform/mail/waiting';
import { lockPod, type LockedPod } from '../lock';
import { transferSubject } from '../notificationKinds';
import { notifyTransferClosed, type Transfer, type TransferEnding } from './transferNotices';

/** The offer of a pod that is stored as open, even when its time is over. */
export async function storedOpenTransfer(act: Act, podId: string): Promise<Transfer | undefined> {
  const [open] = await act.tx
    .select()
    .from(leaderTransfers)
    .where(and(eq(leaderTransfers.podId, podId), eq(leaderTransfers.state, 'open')));
  return open;
}

/** The mail that asks somebody to lead. */
const OFFERED = { name: 'transfer-offered' };

/** What mails that ask somebody to lead this pod are about (see `Alternates`). */
export const offerAbout = (podId: string, userId: string): string => v5(`${OFFERED.name} ${userId}`, podId);

/** Ends an offer, which nobody need answer any more, and tells who asked, unless it is `by` whom it ends. */
export async function closeTransfer(
  act: Act,
  locked: LockedPod,
  transfer: Transfer,
  ending: TransferEnding,
): Promise<void> {
  const { state } = ending;
  await act.tx.update(leaderTransfers).set({ state, decidedAt: act.now }).where(eq(leaderTransfers.id, transfer.id));
  await settle(act, transferSubject(transfer.id));
  // They may not have been mailed of it yet.
  const held = await takeWaitingMails(act.tx, OFFERED, [offerAbout(locked.pod.id, transfer.participantId)]);
  await takeBackMails(
    act.tx,
    [...held.values()].flatMap(({ id, queued }) => (queued === undefined ? [] : [id])),
  );
  await notifyTransferClosed(act, locked, transfer, ending);
}

/**
 * The pod is deleted, or has a `leader` now without an answer to its open offer, which ends: as accepted when it was
 * they who were asked. With `askedBy` only the offer of that person ends, who leads the pod no more. `by` is who did it.
 */
export async function endOfferOfPod(
  act: Act,
  locked: LockedPod,
  ending: Pick<TransferEnding, 'by' | 'podDeleted'> & { leader?: string; askedBy?: string },
): Promise<void> {
  const open = await storedOpenTransfer(act, locked.pod.id);
  const { leader, askedBy = open?.askedBy, ...rest } = ending;
  if (!open || open.askedBy !== askedBy) return;
  await closeTransfer(act, locked, open, { ...rest, state: open.participantId === leader ? 'accepted' : 'replaced' });
}

/** Who leaves a pod, or the membership, has declined what they were asked there (rule leadership.transfer). */
export async function endOffersTo(
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
