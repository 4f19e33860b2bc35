import type { LeaderTransfer } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { closeTransfer } from '../../pods';
import { transferById } from './transferRows';
import { lockTransfer, requireOpen, type TransferRequest } from './transfers';

/** Who was asked declines, and nothing changes in the pod. A repeat is harmless; 409 for an offer that is closed. */
export async function declineTransfer(context: AppContext, request: TransferRequest): Promise<LeaderTransfer> {
  await context.act(async (act) => {
    const { locked, transfer } = await lockTransfer(act, request);
    if (transfer.state === 'declined') return;
    requireOpen(transfer);
    await closeTransfer(act, locked, transfer, { state: 'declined', by: transfer.participantId });
  });
  return transferById(context.database.db, request.transferId, context.clock.now());
}
