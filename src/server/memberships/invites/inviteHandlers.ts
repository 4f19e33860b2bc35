import type { HandlersOf } from '../../platform/http/call';
import { pageRequest, sendPage, setPageHeaders } from '../../platform/http/pages';
import { getMembershipInfo } from '../getMembershipInfo';
import { checkEmailInvitations, withdrawEmailInvitation } from './emailInvitations';
import { listEmailInvitations } from './listEmailInvitations';
import { invitesOf } from './inviteReads';
import { getInvite } from './getInvite';
import { inviteTerms } from './inviteTerms';
import { resetInviteLinks } from './resetInviteLinks';

type Operations =
  | 'getMembershipInfo'
  | 'getInvite'
  | 'getInviteTerms'
  | 'listMembershipInvites'
  | 'resetInviteLinks'
  | 'checkEmailInvitations'
  | 'listEmailInvitations'
  | 'withdrawEmailInvitation';

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

  getInviteTerms: ({ params, request }, context) => inviteTerms(context, params.code, request.ip),

  listMembershipInvites: ({ params }, { database }) => invitesOf(database.db, params.id),

  checkEmailInvitations: ({ params, body }, context) =>
    checkEmailInvitations(context, { ...body, membershipId: params.id }),

  listEmailInvitations: async (call, context) =>
    sendPage(
      call,
      await listEmailInvitations(context, { ...call.query, ...pageRequest(call.query), membershipId: call.params.id }),
    ),

  withdrawEmailInvitation: async ({ params }, context) => {
    await withdrawEmailInvitation(context, { membershipId: params.id, invitationId: params.emailInvitationId });
    return { done: true };
  },

  resetInviteLinks: ({ params }, context) => resetInviteLinks(context, params.id),
};
