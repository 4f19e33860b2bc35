import type { LeaderTransfer } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import { closeTransfer, leaderOf } from '../../pods';
import { requireCandidate } from './candidates';
import { handOverPod } from './handOver';
import { lockMember } from '../lockMember';
import { transferById } from './transferRows';
import { lockTransfer, requireOpenTransfer, type TransferRequest } from './lockTransfer';

/**
 * Transfers the pod to the recipient with their meeting link (rule leadership.transfer). Safe to repeat. 404 for
 * nonmembers, 409 for a closed offer, one whose sender may no longer make it, or a recipient now leading another pod.
 */
export async function acceptTransfer(
  context: AppContext,
  request: TransferRequest & { meetingLink: string },
): Promise<LeaderTransfer> {
  await context.act(async (act) => {
    const { locked, transfer } = await lockTransfer(act, request);
    if (transfer.state === 'accepted') return;
    requireOpenTransfer(transfer);
    const { participantId: userId } = transfer;
    const formerLeader = leaderOf(locked);
    await requireCandidate(act, locked, userId);
    const successor = await lockMember(act, { membershipId: request.membershipId, userId });
    // Before the pod moves, so that people affected are notified even if they leave it.
    await closeTransfer(act, locked, transfer, { state: 'accepted', by: userId, formerLeader });
    await handOverPod(act, locked, successor, request.meetingLink);
    await recordAct(act, 'LEADERSHIP_ACCEPTED', { podId: request.podId, personId: formerLeader });
  });
  return transferById(context.database.db, request.transferId, context.clock.now());
}
