import { scopeOf, type Access, type HandlersOf } from '../platform/http/call';
import { acceptTransfer } from './acceptTransfer';
import { leaderCandidates } from './candidates';
import { declineTransfer } from './declineTransfer';
import { offerTransfer } from './offerTransfer';
import { openTransfersTo, transferById } from './transferRows';
import type { TransferRequest } from './transfers';

type Operations =
  | 'getLeaderCandidates'
  | 'offerLeaderTransfer'
  | 'listMyLeaderTransfers'
  | 'getLeaderTransfer'
  | 'acceptLeaderTransfer'
  | 'declineLeaderTransfer';

/** The offer that a path names, with its pod. */
const requestOf = ({ params, access }: { params: { id: string }; access: Access }): TransferRequest => ({
  membershipId: scopeOf(access).membershipId,
  podId: access.podId ?? '',
  transferId: params.id,
});

export const transferHandlers: HandlersOf<Operations> = {
  getLeaderCandidates: ({ params, access }, context) =>
    leaderCandidates(context, { membershipId: scopeOf(access).membershipId, podId: params.id }),

  offerLeaderTransfer: ({ params, access, caller, body }, context) => {
    const { membershipId } = scopeOf(access);
    return offerTransfer(context, { membershipId, podId: params.id, ...body, asker: caller });
  },

  listMyLeaderTransfers: ({ caller }, { database, clock }) => openTransfersTo(database.db, caller.userId, clock.now()),

  getLeaderTransfer: ({ params }, { database, clock }) => transferById(database.db, params.id, clock.now()),

  acceptLeaderTransfer: (call, context) => acceptTransfer(context, { ...requestOf(call), ...call.body }),

  declineLeaderTransfer: (call, context) => declineTransfer(context, requestOf(call)),
};
