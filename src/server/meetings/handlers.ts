import { isInPod, isStaff, membershipCan } from '../../domain/permissions';
import type { ScheduledMeeting } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { scopeOf, type Access, type HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { createLeaderPod, deleteLeaderPod } from './leaderPods';
import { presentLeaderPod, presentMeeting } from './presenter';
import { leaderPodsOf, meetingSeenBy, myLeaderPods } from './reads';
import { linkInForce } from './prepareMeeting';
import { updateMeeting } from './updateMeeting';

type MeetingOperation =
  | 'getScheduledMeeting'
  | 'updateScheduledMeeting'
  | 'listLeaderPods'
  | 'createLeaderPod'
  | 'listMyLeaderPods'
  | 'deleteLeaderPod';

/** A meeting as somebody sees it: the link only for who may attend. */
async function meetingFor(
  { database, clock }: AppContext,
  meetingId: string,
  userId: string,
  { relation }: Access,
): Promise<ScheduledMeeting> {
  const seen = await meetingSeenBy(database.db, meetingId, userId);
  if (!seen) throw notFound();
  const attends = seen.pod
    ? isInPod(relation) || isStaff(relation)
    : membershipCan(relation, seen.facts).viewLeaderMeetings;
  return presentMeeting(seen.meeting, clock.now(), attends ? linkInForce(seen.meeting, seen.pod) : undefined);
}

export const meetingHandlers: HandlersOf<MeetingOperation> = {
  getScheduledMeeting: ({ params, caller, access }, context) => meetingFor(context, params.id, caller.userId, access),

  updateScheduledMeeting: async ({ params, caller, access, body }, context) => {
    const { podId } = access;
    const { userId } = caller;
    await updateMeeting(context, { ...scopeOf(access), meetingId: params.id, podId, userId, input: body });
    return meetingFor(context, params.id, userId, access);
  },

  listLeaderPods: async ({ params, caller }, { database, clock }) => {
    const rows = await leaderPodsOf(database.db, params.id, caller.userId, clock.now());
    return rows.map((row) => presentLeaderPod(row, clock.now()));
  },

  createLeaderPod: ({ access, caller, body }, context) =>
    createLeaderPod(context, { ...scopeOf(access), userId: caller.userId, input: body }),

  listMyLeaderPods: async ({ caller }, { database, clock }) => {
    const rows = await myLeaderPods(database.db, caller.userId, clock.now());
    return rows.map((row) => presentLeaderPod(row, clock.now()));
  },

  deleteLeaderPod: async ({ params, access, caller }, context) => {
    const { businessId } = scopeOf(access);
    await deleteLeaderPod(context, { leaderPodId: params.id, businessId, userId: caller.userId });
    return { done: true };
  },
};
