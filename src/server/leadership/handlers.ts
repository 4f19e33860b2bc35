import type { HandlersOf } from '../platform/http/call';
import { approveLeader } from './approveLeader';
import { declineLeader } from './declineLeader';
import { demoteLeader } from './demoteLeader';
import { leadersOf, statusOf } from './reads';
import { requestLeadership } from './requestLeadership';
import { setLeaderStatus } from './setLeaderStatus';

type Operations =
  | 'listLeaders'
  | 'getMyLeaderStatus'
  | 'requestLeadership'
  | 'approveLeader'
  | 'declineLeader'
  | 'setLeaderStatus'
  | 'demoteLeader';

const leaderOf = ({ params }: { params: { id: string; leaderId: string } }) => ({
  membershipId: params.id,
  userId: params.leaderId,
});

export const leadershipHandlers: HandlersOf<Operations> = {
  listLeaders: ({ params }, { database }) => leadersOf(database.db, params.id),

  getMyLeaderStatus: async ({ params, caller }, { database }) => ({
    status: await statusOf(database.db, params.id, caller.userId),
  }),

  requestLeadership: async ({ params, caller, access }, context) => {
    const applicant = { membershipId: params.id, userId: caller.userId };
    return { status: await requestLeadership(context, applicant, access.relation) };
  },

  approveLeader: async (call, context) => ({ done: true, message: await approveLeader(context, leaderOf(call)) }),

  declineLeader: async (call, context) => ({ done: true, message: await declineLeader(context, leaderOf(call)) }),

  setLeaderStatus: ({ params, body }, context) =>
    setLeaderStatus(context, { membershipId: params.id, memberId: params.memberId, status: body.status }),

  demoteLeader: async (call, context) => {
    await demoteLeader(context, { ...leaderOf(call), by: call.caller.userId });
    return { done: true };
  },
};
