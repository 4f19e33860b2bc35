import { isStaff } from '../../domain/permissions';
import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { approveLeader } from './applications/approveLeader';
import { declineLeader } from './applications/declineLeader';
import { demoteLeader } from './demoteLeader';
import { listLeaders } from './listLeaders';
import { leaderStatusOf } from './reads';
import { reopenApplication } from './applications/reopenApplication';
import { requestLeadership } from './applications/requestLeadership';

type Operations =
  | 'listLeaders'
  | 'getMyLeaderStatus'
  | 'requestLeadership'
  | 'approveLeader'
  | 'declineLeader'
  | 'reopenApplication'
  | 'demoteLeader';

const leaderOf = ({ params }: { params: { id: string; leaderId: string } }) => ({
  membershipId: params.id,
  userId: params.leaderId,
});

export const leadershipHandlers: HandlersOf<Operations> = {
  listLeaders: async (call, context) => {
    const { params, query, access } = call;
    const forStaff = isStaff(access.relation);
    const wanted = { ...query, ...pageRequest(query), membershipId: params.id, forStaff };
    return sendPage(call, await listLeaders(context, wanted));
  },

  getMyLeaderStatus: async ({ params, caller }, { database }) => ({
    status: await leaderStatusOf(database.db, params.id, caller.userId),
  }),

  requestLeadership: async ({ params, caller, access }, context) => {
    const applicant = { membershipId: params.id, userId: caller.userId };
    return { status: await requestLeadership(context, applicant, access.relation) };
  },

  approveLeader: (call, context) => approveLeader(context, leaderOf(call)),

  declineLeader: (call, context) => declineLeader(context, leaderOf(call)),

  reopenApplication: async (call, context) => {
    await reopenApplication(context, leaderOf(call), call.query.answer);
    return { done: true };
  },

  demoteLeader: async (call, context) => {
    await demoteLeader(context, { ...leaderOf(call), by: call.caller.userId });
    return { done: true };
  },
};
