import { scopeOf, type HandlersOf } from '../../platform/http/call';
import { assignAssistant } from './assignAssistant';
import { assistantSeenBy } from './assistantReads';
import { confirmAssistant } from './confirmAssistant';
import { declineAssistant } from './declineAssistant';
import { unassignAssistant } from './unassignAssistant';

type Operations =
  | 'getAssistantLeader'
  | 'assignAssistantLeader'
  | 'unassignAssistantLeader'
  | 'confirmAssistantLeader'
  | 'declineAssistantLeader';

export const assistantHandlers: HandlersOf<Operations> = {
  getAssistantLeader: ({ params, caller }, context) => assistantSeenBy(context, params.id, caller.userId),

  assignAssistantLeader: async ({ params, access, caller, body }, context) => {
    const { membershipId } = scopeOf(access);
    const { participantId } = body;
    await assignAssistant(context, { membershipId, podId: params.id, participantId, asker: caller });
    return assistantSeenBy(context, params.id, caller.userId);
  },

  unassignAssistantLeader: async ({ params, access }, context) => {
    const { membershipId } = scopeOf(access);
    const meetingLink = await unassignAssistant(context, { membershipId, podId: params.id });
    return { status: 'UNASSIGNED', meetingLink };
  },

  confirmAssistantLeader: async ({ params, access, caller, body }, context) => {
    const { membershipId } = scopeOf(access);
    const { meetingLink } = body;
    await confirmAssistant(context, { membershipId, podId: params.id, userId: caller.userId, meetingLink });
    return assistantSeenBy(context, params.id, caller.userId);
  },

  declineAssistantLeader: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    await declineAssistant(context, { membershipId, podId: params.id, userId: caller.userId });
    return assistantSeenBy(context, params.id, caller.userId);
  },
};
