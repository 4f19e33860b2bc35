import type { HandlersOf } from '../platform/http/call';
import { getMembershipInfo } from './getMembershipInfo';
import { invitesOf } from './inviteReads';
import { lookUpInvite } from './lookUpInvite';
import { resetInviteLinks } from './resetInviteLinks';

type Operations = 'getMembershipInfo' | 'getInvite' | 'listMembershipInvites' | 'resetInviteLinks';

export const inviteHandlers: HandlersOf<Operations> = {
  getMembershipInfo: ({ params, query, access, request }, context) =>
    getMembershipInfo(context, {
      membershipId: params.id,
      userId: access.caller?.userId,
      code: query.code,
      ip: request.ip,
    }),

  getInvite: ({ params, request }, context) => lookUpInvite(context, params.code, request.ip),

  listMembershipInvites: ({ params }, { database }) => invitesOf(database.db, params.id),

  resetInviteLinks: ({ params }, context) => resetInviteLinks(context, params.id),
};
