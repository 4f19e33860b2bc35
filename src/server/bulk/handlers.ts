import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { endBulkAction } from './endBulkAction';
import { previewBulkAction } from './previewBulkAction';
import { bulkActionById, listBulkActionRows, listBulkActions } from './reads';
import { invitePeople, startBulkAction } from './startBulkAction';

type Operations =
  | 'previewBulkAction'
  | 'startBulkAction'
  | 'invitePeople'
  | 'listBulkActions'
  | 'getBulkAction'
  | 'listBulkActionRows'
  | 'stopBulkAction';

export const bulkHandlers: HandlersOf<Operations> = {
  previewBulkAction: ({ params, body }, context) => previewBulkAction(context, { ...body, membershipId: params.id }),
  startBulkAction: ({ params, body }, context) => startBulkAction(context, { ...body, membershipId: params.id }),

  invitePeople: ({ params, caller, body }, context) =>
    invitePeople(context, { ...body, membershipId: params.id, by: caller.userId }),

  listBulkActions: async (call, context) =>
    sendPage(call, await listBulkActions(context, { ...pageRequest(call.query), membershipId: call.params.id })),

  getBulkAction: ({ params }, { database }) => bulkActionById(database.db, params.id),

  listBulkActionRows: async (call, context) => {
    const { params, query } = call;
    return sendPage(call, await listBulkActionRows(context, { ...query, ...pageRequest(query), id: params.id }));
  },

  stopBulkAction: async ({ params }, context) => {
    await context.act((act) => endBulkAction(act, params.id, 'STOPPED'));
    return bulkActionById(context.database.db, params.id);
  },
};
