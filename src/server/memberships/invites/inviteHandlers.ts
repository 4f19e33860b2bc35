import type { HandlersOf } from '../../platform/http/call';
import { pageRequest, setPageHeaders } from '../../platform/http/pages';
import { getMembershipInfo } from '../getMembershipInfo';
import { invitesOf } from './inviteReads';
import { getInvite } from './getInvite';
import { resetInviteLinks } from './resetInviteLinks';

type Operations = 'getMembershipInfo' | 'getInvite' | 'listMembershipInvites' | 'resetInviteLinks';

export const inviteHandlers: HandlersOf<Operations> = {
  getMembershipInfo: async (call, context) => {
    const { params, query, access, request } = call;
    const { info, pods } = await getMembershipInfo(context, {
      membershipId: params.id,
      userId: access.caller?.userId,
      code: query.code,
      ip: request.ip,
      pods: { ...pageRequest(query), q: query.q },
    });
    setPageHeaders(call, pods);
    return info;
  },

  getInvite: async (call, context) => {
    const { params, query, request } = call;
    const asked = { code: params.code, ip: request.ip, pods: { ...pageRequest(query), q: query.q } };
    const { invite, pods } = await getInvite(context, asked);
    setPageHeaders(call, pods);
    return invite;
  },

  listMembershipInvites: ({ params }, { database }) => invitesOf(database.db, params.id),

  resetInviteLinks: ({ params }, context) => resetInviteLinks(context, params.id),
};
