import type { HandlersOf } from '../platform/http/call';
import { memberForStaff } from '../members';
import { approveLeader, declineLeader, setLeaderStatus } from './decisions';
import { demoteLeader } from './demoteLeader';
import { leadersOf, statusOf } from './reads';
import { requestLeadership } from './requestLeadership';

type Operations =
  | 'listLeaders'
  | 'getMyLeaderStatus'
  | 'requestLeadership'
  | 'approveLeader'
  | 'declineLeader'
  | 'setLeaderStatus'
  | 'demoteLeader';

const applicantOf = ({ params }: { params: { id: string; leaderId: string } }) => ({
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

  approveLeader: async (call, context) => {
    await approveLeader(context, applicantOf(call));
    return { done: true };
  },

  declineLeader: async (call, context) => {
    await declineLeader(context, applicantOf(call));
    return { done: true };
  },

  setLeaderStatus: async ({ params, body }, context) => {
    const { id: membershipId, memberId } = params;
    await setLeaderStatus(context, { membershipId, memberId, status: body.status });
    return memberForStaff(context, membershipId, memberId);
  },

  demoteLeader: async (call, context) => {
    await demoteLeader(context, applicantOf(call));
    return { done: true };
  },
};
