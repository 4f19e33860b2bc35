import { scopeOf, type Access, type HandlersOf } from '../../platform/http/call';
import { pageRequest, sendPage } from '../../platform/http/pages';
import { acceptTransfer } from './acceptTransfer';
import { declineTransfer } from './declineTransfer';
import { listCandidates } from './listCandidates';
import { offerTransfer } from './offerTransfer';
import { openTransfersTo, transferById } from './transferRows';
import type { TransferRequest } from './lockTransfer';

type Operations =
  | 'getLeaderCandidates'
  | 'offerLeaderTransfer'
  | 'listMyLeaderTransfers'
  | 'getLeaderTransfer'
  | 'acceptLeaderTransfer'
  | 'declineLeaderTransfer';

const requestOf = ({ params, access }: { params: { id: string }; access: Access }): TransferRequest => ({
  membershipId: scopeOf(access).membershipId,
  podId: access.podId ?? '',
  transferId: params.id,
});

export const transferHandlers: HandlersOf<Operations> = {
  getLeaderCandidates: async (call, context) => {
    const { params, query, access } = call;
    const pod = { membershipId: scopeOf(access).membershipId, podId: params.id };
    const { candidates, ...choice } = await listCandidates(context, { ...query, ...pageRequest(query), ...pod });
    return { ...choice, candidates: sendPage(call, candidates) };
  },

  offerLeaderTransfer: ({ params, access, caller, body }, context) => {
    const { membershipId } = scopeOf(access);
    return offerTransfer(context, { membershipId, podId: params.id, ...body, asker: caller });
  },

  listMyLeaderTransfers: ({ caller }, { database, clock }) => openTransfersTo(database.db, caller.userId, clock.now()),

  getLeaderTransfer: ({ params }, { database, clock }) => transferById(database.db, params.id, clock.now()),

  acceptLeaderTransfer: (call, context) => acceptTransfer(context, { ...requestOf(call), ...call.body }),

  declineLeaderTransfer: (call, context) => declineTransfer(context, requestOf(call)),
};
