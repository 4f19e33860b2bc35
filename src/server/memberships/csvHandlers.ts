import type { HandlersOf } from '../platform/http/call';
import { csvFileName, membersCsv } from './membersCsv';
import { seenMembership } from './saveMembership';

export const csvHandlers: HandlersOf<'downloadMembersCsv'> = {
  downloadMembersCsv: async ({ params, caller, reply }, context) => {
    const { name } = await seenMembership(context, caller.userId, params.id);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${csvFileName(name)}"`)
      .header('cache-control', 'no-store')
      .send(membersCsv(context, params.id));
  },
};
