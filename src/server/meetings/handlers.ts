import { scopeOf, type Access, type HandlersOf } from '../platform/http/call';
import { fileName } from '../platform/http/site/fileName';
import { knownTags } from '../platform/http/site/entityTag';
import { calendarFeed, calendarByFeedCode, deleteCalendarFeed, renewCalendarFeed } from './calendar/calendarFeed';
import { meetingCalendar } from './calendar/calendarMeetings';
import { getPodAttendance } from './attendance/attendanceReads';
import { changeOccurrence, restoreOccurrence } from './changeOccurrence';
import { createLeaderPod } from './leaderMeetings/createLeaderPod';
import { deleteLeaderPod } from './leaderMeetings/deleteLeaderPod';
import { joinMeeting, meetingToJoin } from './attendance/joinMeeting';
import { listLeaderPods, listMyLeaderPods } from './leaderMeetings/leaderMeetingReads';
import { presentOccurrence } from './presenter';
import { listOccurrences, getScheduledMeeting } from './reads';
import { recordAttendance } from './attendance/recordAttendance';
import { sendApology, withdrawApology } from './attendance/sendApology';
import { updateMeeting } from './updateMeeting';

type MeetingOperation =
  | 'getScheduledMeeting'
  | 'updateScheduledMeeting'
  | 'getMeetingToJoin'
  | 'joinMeeting'
  | 'listOccurrences'
  | 'changeOccurrence'
  | 'restoreOccurrence'
  | 'recordAttendance'
  | 'getPodAttendance'
  | 'sendApology'
  | 'withdrawApology'
  | 'listLeaderPods'
  | 'createLeaderPod'
  | 'listMyLeaderPods'
  | 'deleteLeaderPod'
  | 'getMyCalendarFeed'
  | 'renewMyCalendarFeed'
  | 'deleteMyCalendarFeed'
  | 'getMeetingCalendar'
  | 'readCalendar';

const attendedBy = (meetingId: string, userId: string, access: Access) => ({
  businessId: scopeOf(access).businessId,
  meetingId,
  userId,
  relation: access.relation,
});

export const meetingHandlers: HandlersOf<MeetingOperation> = {
  getScheduledMeeting: ({ params, caller, access }, context) =>
    getScheduledMeeting(context, params.id, caller.userId, access),

  updateScheduledMeeting: async ({ params, caller, access, language, body }, context) => {
    const { podId } = access;
    const { userId } = caller;
    await updateMeeting(context, { ...scopeOf(access), meetingId: params.id, podId, userId, language, input: body });
    return getScheduledMeeting(context, params.id, userId, access);
  },

  getMeetingToJoin: ({ params, caller, access, language }, context) =>
    meetingToJoin(context, { ...attendedBy(params.id, caller.userId, access), language }),

  joinMeeting: ({ params, caller, access }, context) =>
    joinMeeting(context, attendedBy(params.id, caller.userId, access)),

  listOccurrences: ({ params, caller, access }, context) => listOccurrences(context, params.id, caller.userId, access),

  changeOccurrence: async ({ params, caller, access, body }, context) => {
    const { businessId } = scopeOf(access);
    const request = { businessId, meetingId: params.id, userId: caller.userId, start: params.start };
    return presentOccurrence(await changeOccurrence(context, request, body), context.clock.now(), true);
  },

  restoreOccurrence: async ({ params, caller, access }, context) => {
    const { businessId } = scopeOf(access);
    const request = { businessId, meetingId: params.id, userId: caller.userId, start: params.start };
    return presentOccurrence(await restoreOccurrence(context, request), context.clock.now(), true);
  },

  recordAttendance: ({ params, caller, access, body }, context) => {
    const { businessId } = scopeOf(access);
    return recordAttendance(
      context,
      { businessId, meetingId: params.id, userId: caller.userId, start: params.start },
      body,
    );
  },

  sendApology: ({ params, caller, access, body }, context) =>
    sendApology(context, { ...attendedBy(params.id, caller.userId, access), start: params.start }, body.note ?? ''),

  withdrawApology: ({ params, caller, access }, context) =>
    withdrawApology(context, { ...attendedBy(params.id, caller.userId, access), start: params.start }),

  getPodAttendance: ({ params, caller, access }, context) => getPodAttendance(context, params.id, caller, access),

  listLeaderPods: ({ params, caller: { userId }, language }, context) =>
    listLeaderPods(context, params.id, { userId, language }),

  createLeaderPod: ({ access, caller: { userId }, language, body }, context) =>
    createLeaderPod(context, { ...scopeOf(access), userId, language, input: body }),

  listMyLeaderPods: ({ caller: { userId }, language }, context) => listMyLeaderPods(context, { userId, language }),

  deleteLeaderPod: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    await deleteLeaderPod(context, { leaderPodId: params.id, membershipId, userId: caller.userId });
    return { done: true };
  },

  getMyCalendarFeed: ({ caller }, context) => calendarFeed(context, caller.userId),

  renewMyCalendarFeed: ({ caller }, context) => renewCalendarFeed(context, caller.userId),

  deleteMyCalendarFeed: async ({ caller }, context) => {
    await deleteCalendarFeed(context, caller.userId);
    return { done: true };
  },

  getMeetingCalendar: async ({ params, caller, language, reply }, context) => {
    const { name, text } = await meetingCalendar(context, params.id, caller.userId, language);
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName(name, 'meeting.ics')}"`)
      .header('cache-control', 'no-store')
      .send(text);
  },

  readCalendar: async ({ params, request, reply }, context) => {
    const { etag, text } = await calendarByFeedCode(context, params.code, knownTags(request.headers['if-none-match']));
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (text === undefined) reply.code(304).send();
    else reply.type('text/calendar; charset=utf-8').send(text);
  },
};
