import { notFound } from '../platform/http/problem';
import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { appealReport } from './appealReport';
import { decideReport } from './decideReport';
import { fileReport } from './fileReport';
import { guidanceOfBusiness, guidanceOfMembership, setGuidance } from './guidance';
import { countOpenReports, getReport, listReports, ownReport, ownReports, readReportImage } from './reads';
import { reportedComment, reportedMessage, reportedPerson } from './reported';

export const reportHandlers: HandlersOf<
  | 'reportMessage'
  | 'reportComment'
  | 'reportPerson'
  | 'getReportGuidance'
  | 'getBusinessReportGuidance'
  | 'setReportGuidance'
  | 'listReports'
  | 'countOpenReports'
  | 'getReport'
  | 'getReportImage'
  | 'decideReport'
  | 'listMyReports'
  | 'getReportOutcome'
  | 'appealReport'
> = {
  reportMessage: ({ params, body: { kind, ...given }, caller }, context) => {
    const message = { channelId: params.id, messageId: params.messageId, reporterId: caller.userId, kind };
    return fileReport(context, { ...given, reporterId: caller.userId }, (act) => reportedMessage(act, message));
  },

  reportComment: ({ params, body, caller, access }, context) => {
    const { membershipId } = access;
    if (!membershipId) throw notFound();
    const comment = { stepId: params.id, commentId: params.commentId, membershipId, reporterId: caller.userId };
    return fileReport(context, { ...body, reporterId: caller.userId }, (act) => reportedComment(act, comment));
  },

  reportPerson: ({ params, body: { kind, podId, ...given }, caller }, context) => {
    const person = { membershipId: params.id, userId: params.userId, podId, kind };
    return fileReport(context, { ...given, reporterId: caller.userId }, (act) => reportedPerson(act, person));
  },

  getReportGuidance: ({ params }, { database }) => guidanceOfMembership(database.db, params.id),

  getBusinessReportGuidance: ({ params }, { database }) => guidanceOfBusiness(database.db, params.id),

  setReportGuidance: ({ params, body }, context) => setGuidance(context, params.id, body),

  listReports: async (call, { database }) => {
    const { params, query, caller } = call;
    const asked = {
      ...pageRequest(query),
      businessId: params.id,
      userId: caller.userId,
      closed: query.closed === true,
    };
    return sendPage(call, await listReports(database.db, asked));
  },

  countOpenReports: ({ params, caller }, { database }) =>
    countOpenReports(database.db, { businessId: params.id, userId: caller.userId }),

  getReport: ({ params }, { database }) => getReport(database.db, params.id),

  getReportImage: async ({ params, reply }, { database }) => {
    const image = await readReportImage(database.db, { reportId: params.id, imageId: params.imageId });
    reply.header('cache-control', 'private, no-store').type('image/webp').send(image);
  },

  decideReport: async ({ params, body, caller }, context) => {
    await context.act((act) => decideReport(act, params.id, body, { userId: caller.userId, name: caller.name }));
    return getReport(context.database.db, params.id);
  },

  listMyReports: ({ caller }, { database }) => ownReports(database.db, caller.userId),

  getReportOutcome: ({ params, caller }, { database }) => ownReport(database.db, params.id, caller.userId),

  appealReport: async ({ params, body, caller }, context) => {
    await appealReport(context, { reportId: params.id, userId: caller.userId }, body);
    return ownReport(context.database.db, params.id, caller.userId);
  },
};
