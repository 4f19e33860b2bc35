import { eq } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { businesses } from '../platform/database/schema';
import type { HandlersOf } from '../platform/http/call';
import { fileName } from '../platform/http/site/fileName';
import { notFound } from '../platform/http/problem';
import { pageRequest, sendPage } from '../platform/http/pages';
import { listAuditActors } from './actors';
import { auditCsv } from './auditCsv';
import { presentEntry, presentPerson } from './presenter';
import { listAuditEntries, type AuditFilter } from './reads';
import { recordDownload } from './record';

type Operations = 'listAuditEntries' | 'listAuditActors' | 'downloadAuditLog';

interface Asked {
  params: { id: string };
  query: Omit<AuditFilter, 'businessId'>;
}

const filterOf = ({ params, query: { personId, act, from, to } }: Asked): AuditFilter => ({
  businessId: params.id,
  ...(personId !== undefined && { personId }),
  ...(act !== undefined && { act }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

async function nameOf({ database }: AppContext, businessId: string): Promise<string> {
  const [business] = await database.db
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (!business) throw notFound();
  return business.name;
}

export const auditHandlers: HandlersOf<Operations> = {
  listAuditEntries: async (call, { database }) => {
    const asked = { ...filterOf(call), ...pageRequest(call.query) };
    const page = await database.reads((db) => listAuditEntries(db, asked));
    return sendPage(call, { ...page, items: page.items.map(presentEntry) });
  },

  listAuditActors: async (call, { database }) => {
    const asked = { ...pageRequest(call.query), businessId: call.params.id };
    const page = await database.reads((db) => listAuditActors(db, asked));
    return sendPage(call, { ...page, items: page.items.map(presentPerson) });
  },

  downloadAuditLog: async (call, context) => {
    const businessId = call.params.id;
    const name = await nameOf(context, businessId);
    await recordDownload(context, call, 'AUDIT_LOG_DOWNLOADED', { businessId });
    call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName(name, 'audit-log.csv')}"`)
      .header('cache-control', 'no-store')
      .send(auditCsv(context, filterOf(call)));
  },
};
