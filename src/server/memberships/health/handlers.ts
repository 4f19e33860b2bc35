import type { HandlersOf } from '../../platform/http/call';
import { fileName } from '../../platform/http/site/fileName';
import { pageRequest, sendPage } from '../../platform/http/pages';
import { getMembership } from '../getMembership';
import { listDriftingMembers } from './listDriftingMembers';
import { podHealthCsv } from './healthCsv';
import { listPodHealth } from './podHealth';

export const healthHandlers: HandlersOf<'listPodHealth' | 'listDriftingMembers' | 'downloadPodHealthCsv'> = {
  listPodHealth: async (call, { database, clock }) => {
    const { params, query } = call;
    const asked = { ...query, ...pageRequest(query), membershipId: params.id, now: clock.now() };
    return sendPage(call, await database.reads((db) => listPodHealth(db, asked)));
  },

  listDriftingMembers: async (call, { database, clock }) => {
    const { params, query } = call;
    const asked = { ...pageRequest(query), membershipId: params.id, now: clock.now() };
    return sendPage(call, await database.reads((db) => listDriftingMembers(db, asked)));
  },

  downloadPodHealthCsv: async ({ params, caller, language, reply }, context) => {
    const { name } = await getMembership(context, caller.userId, params.id);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName(name, 'pod-health.csv')}"`)
      .header('cache-control', 'no-store')
      .send(podHealthCsv(context, params.id, language));
  },
};
