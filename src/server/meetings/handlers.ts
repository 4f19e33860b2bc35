import { scopeOf, type HandlersOf } from '../platform/http/call';
import { createLeaderPod } from './createLeaderPod';
import { deleteLeaderPod } from './deleteLeaderPod';
import { leaderPodsOf, myLeaderPods } from './leaderPodReads';
import { scheduledMeeting } from './reads';
import { updateMeeting } from './updateMeeting';

type MeetingOperation =
  | 'getScheduledMeeting'
  | 'updateScheduledMeeting'
  | 'listLeaderPods'
  | 'createLeaderPod'
  | 'listMyLeaderPods'
  | 'deleteLeaderPod';

export const meetingHandlers: HandlersOf<MeetingOperation> = {
  getScheduledMeeting: ({ params, caller, access }, context) =>
    scheduledMeeting(context, params.id, caller.userId, access),

  updateScheduledMeeting: async ({ params, caller, access, body }, context) => {
    const { podId } = access;
    const { userId } = caller;
    await updateMeeting(context, { ...scopeOf(access), meetingId: params.id, podId, userId, input: body });
    return scheduledMeeting(context, params.id, userId, access);
  },

  listLeaderPods: ({ params, caller }, context) => leaderPodsOf(context, params.id, caller.userId),

  createLeaderPod: ({ access, caller, body }, context) =>
    createLeaderPod(context, { ...scopeOf(access), userId: caller.userId, input: body }),

  listMyLeaderPods: ({ caller }, context) => myLeaderPods(context, caller.userId),

  deleteLeaderPod: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    await deleteLeaderPod(context, { leaderPodId: params.id, membershipId, userId: caller.userId });
    return { done: true };
  },
};
