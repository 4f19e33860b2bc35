import { isStaff } from '../../domain/permissions';
import type { HandlersOf } from '../platform/http/call';
import { acceptInvite } from './acceptInvite';
import { changeMemberEmail } from './changeMemberEmail';
import { disableMember } from './disableMember';
import { enableMember } from './enableMember';
import { leaveMembership } from './leaveMembership';
import { presentMember } from './presenter';
import { membersOf } from './reads';
import { registerMember } from './registerMember';
import { removeMember } from './removeMember';

type Operations =
  | 'registerMember'
  | 'acceptInvite'
  | 'listMembers'
  | 'leaveMembership'
  | 'removeMember'
  | 'disableMember'
  | 'enableMember'
  | 'changeMemberEmail';

export const memberHandlers: HandlersOf<Operations> = {
  registerMember: async ({ body, request }, context) => {
    await registerMember(context, body, request.ip);
    return { done: true };
  },

  acceptInvite: ({ params, body, caller, request }, context) =>
    acceptInvite(context, { userId: caller.userId, inviteCode: params.code, wishes: body, ip: request.ip }),

  listMembers: async ({ params, access }, { database }) => {
    const forStaff = isStaff(access.relation);
    return (await membersOf(database.db, params.id, forStaff)).map((row) => presentMember(row, forStaff));
  },

  leaveMembership: async ({ params, caller }, context) => {
    await leaveMembership(context, { membershipId: params.id, userId: caller.userId });
    return { done: true };
  },

  removeMember: async ({ params }, context) => {
    await removeMember(context, params.id, params.memberId);
    return { done: true };
  },

  disableMember: ({ params }, context) => disableMember(context, params.id, params.memberId),
  enableMember: ({ params }, context) => enableMember(context, params.id, params.memberId),

  changeMemberEmail: async ({ params, body }, context) => {
    await changeMemberEmail(context, params.id, params.memberId, body.newEmail);
    return { done: true };
  },
};
