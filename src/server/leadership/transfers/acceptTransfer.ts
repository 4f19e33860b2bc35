import type { LeaderTransfer } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import { closeTransfer, leaderOf } from '../../pods';
import { requireCandidate } from './candidates';
import { handOver } from './handOver';
import { lockMember } from '../lock';
import { transferById } from './transferRows';
import { lockTransfer, requireOpen, type TransferRequest } from './transfers';

/**
 * Who was asked takes the pod over with their meeting link (rule leadership.transfer). A repeat is harmless. 404 for
 * nonmembers, 409 for an offer that is closed, or whose asker may not ask any more, and for who leads another pod by now.
 */
export async function acceptTransfer(
  context: AppContext,
  request: TransferRequest & { meetingLink: string },
): Promise<LeaderTransfer> {
  await context.act(async (act) => {
    const { locked, transfer } = await lockTransfer(act, request);
    if (transfer.state === 'accepted') return;
    requireOpen(transfer);
    const { participantId: userId } = transfer;
    const formerLeader = leaderOf(locked);
    await requireCandidate(act, locked, userId);
    const successor = await lockMember(act, { membershipId: request.membershipId, userId });
    // Before the pod moves: whom it concerns is told even when they leave it by that.
    await closeTransfer(act, locked, transfer, { state: 'accepted', by: userId, formerLeader });
    await handOver(act, locked, successor, request.meetingLink);
    await recordAct(act, 'LEADERSHIP_ACCEPTED', { podId: request.podId, personId: formerLeader });
  });
  return transferById(context.database.db, request.transferId, context.clock.now());
}
