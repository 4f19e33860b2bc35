import { isStaff } from '../../domain/permissions';
import { recordDownload } from '../audit';
import { setLeaderStatus } from '../leadership';
import { getMembership } from '../memberships';
import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { fileName } from '../platform/http/site/fileName';
import { originOf } from '../session';
import { acceptInvite } from './joining/acceptInvite';
import { changeMemberEmail } from './changeMemberEmail';
import { membersCsv } from './csv/membersCsv';
import { disableMember } from './disableMember';
import { enableMember } from './enableMember';
import { leaveMembership } from './leaveMembership';
import { listMemberChanges } from './lists/listMemberChanges';
import { memberForStaff } from './lists/memberForStaff';
import { listMembers } from './lists/listMembers';
import { inviteMember } from './joining/inviteMember';
import { registerMember } from './joining/registerMember';
import { removeMember } from './removeMember';
import { listWaitingRegistrations } from './joining/listWaitingRegistrations';
import { sendLoginLink } from './sendLoginLink';
import { search } from './search';

type Operations =
  | 'registerMember'
  | 'inviteMember'
  | 'listMemberChanges'
  | 'acceptInvite'
  | 'listMembers'
  | 'search'
  | 'downloadMembersCsv'
  | 'listWaitingRegistrations'
  | 'leaveMembership'
  | 'removeMember'
  | 'disableMember'
  | 'enableMember'
  | 'changeMemberEmail'
  | 'sendLoginLink'
  | 'setLeaderStatus';

export const memberHandlers: HandlersOf<Operations> = {
  registerMember: async ({ body, request, reply }, context) => {
    reply.header('set-cookie', await registerMember(context, body, originOf(request)));
    return { done: true };
  },

  inviteMember: ({ params, caller, body }, context) =>
    inviteMember(context, { ...body, membershipId: params.id, by: caller }),

  listMemberChanges: async (call, context) =>
    sendPage(
      call,
      await listMemberChanges(context, { ...call.query, ...pageRequest(call.query), membershipId: call.params.id }),
    ),

  acceptInvite: ({ params, body, caller, request }, context) =>
    acceptInvite(context, { userId: caller.userId, inviteCode: params.code, wishes: body, ip: request.ip }),

  listMembers: async (call, context) => {
    const { params, query, caller, access } = call;
    const asked = { ...query, ...pageRequest(query), membershipId: params.id, readerId: caller.userId };
    return sendPage(call, await listMembers(context, { ...asked, forStaff: isStaff(access.relation) }));
  },

  search: ({ params, query, caller, access }, context) =>
    search(context.database.db, {
      ...query,
      businessId: params.id,
      readerId: caller.userId,
      forStaff: isStaff(access.relation),
    }),

  downloadMembersCsv: async (call, context) => {
    const { params, caller, language, reply } = call;
    const { name } = await getMembership(context, caller.userId, params.id);
    await recordDownload(context, call, 'MEMBERS_DOWNLOADED', { membershipId: params.id });
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName(name, 'members.csv')}"`)
      .header('cache-control', 'no-store')
      .send(membersCsv(context, params.id, language));
  },

  listWaitingRegistrations: async (call, context) =>
    sendPage(
      call,
      await listWaitingRegistrations(context, { ...pageRequest(call.query), membershipId: call.params.id }),
    ),

  leaveMembership: async ({ params, caller }, context) => {
    await leaveMembership(context, { membershipId: params.id, userId: caller.userId });
    return { done: true };
  },

  removeMember: async ({ params, caller }, context) => {
    await removeMember(context, { membershipId: params.id, memberId: params.memberId, by: caller });
    return { done: true };
  },

  disableMember: ({ params }, context) => disableMember(context, params.id, params.memberId),
  enableMember: ({ params }, context) => enableMember(context, params.id, params.memberId),

  setLeaderStatus: async ({ params, body }, context) => {
    await setLeaderStatus(context, { membershipId: params.id, memberId: params.memberId, status: body.status });
    return memberForStaff(context, params.id, params.memberId);
  },

  sendLoginLink: async ({ params, caller }, context) => {
    await sendLoginLink(context, { membershipId: params.id, memberId: params.memberId, senderName: caller.name });
    return { done: true };
  },

  changeMemberEmail: async ({ params, caller, body }, context) => {
    const member = { membershipId: params.id, memberId: params.memberId, by: caller.userId };
    await changeMemberEmail(context, member, body.newEmail);
    return { done: true };
  },
};
