import type { LeaderTransfer } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { closeTransfer } from '../../pods';
import { transferById } from './transferRows';
import { lockTransfer, requireOpenTransfer, type TransferRequest } from './lockTransfer';

export async function declineTransfer(context: AppContext, request: TransferRequest): Promise<LeaderTransfer> {
  await context.act(async (act) => {
    const { locked, transfer } = await lockTransfer(act, request);
    if (transfer.state === 'declined') return;
    requireOpenTransfer(transfer);
    await closeTransfer(act, locked, transfer, { state: 'declined', by: transfer.participantId });
  });
  return transferById(context.database.db, request.transferId, context.clock.now());
}
