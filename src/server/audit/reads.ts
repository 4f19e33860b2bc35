import { and, sql, type SQL } from 'drizzle-orm';
import type { AuditAct } from '../../domain/audit/acts';
import type { Queryable } from '../platform/database/client';
import { fullNameOf } from '../platform/database/fullNameOf';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../platform/database/keyset';
import { readPage } from '../platform/database/readPage';
import type { Page, PageRequest } from '../platform/http/pages';

export interface AuditFilter {
  businessId: string;
  personId?: string;
  act?: AuditAct;
  /** Epoch milliseconds; `from` is included, `to` is not. */
  from?: number;
  to?: number;
}

export interface AuditRow extends Record<string, unknown> {
  id: string;
  act: AuditAct;
  actor_id: string;
  actor_name: string | null;
  person_id: string | null;
  person_name: string | null;
  membership_id: string | null;
  membership_name: string | null;
  pod_id: string | null;
  pod_name: string | null;
  fields: string[];
  detail: string | null;
  api_key_name: string | null;
  address: string | null;
  /** Epoch milliseconds, as text: a bigint. */
  created: string;
  place: string[];
}

const newestFirst: Keyset = {
  keys: [sortBy(sql`e.created_at`, 'timestamptz'), sortBy(sql`e.id`, 'uuid')],
  direction: 'desc',
};

const instantOf = (millis: number): SQL => sql`${new Date(millis).toISOString()}::timestamptz`;

/**
 * The matching entries, as `e`. A person's entries come from two indexes, each limited by `part`; with an `or`, the
 * database would sort all of them.
 */
function matchingEntries({ businessId, personId, act, from, to }: AuditFilter, part = sql``): SQL {
  const matching = and(
    sql`e.business_id = ${businessId}::uuid`,
    act ? sql`e.act = ${act}` : undefined,
    from === undefined ? undefined : sql`e.created_at >= ${instantOf(from)}`,
    to === undefined ? undefined : sql`e.created_at < ${instantOf(to)}`,
  );
  const whose = personId
    ? [sql`and e.actor_id = ${personId}::uuid`, sql`and e.person_id = ${personId}::uuid and e.actor_id <> e.person_id`]
    : [sql``];
  const parts = whose.map((one) => sql`(select * from audit_entries e where ${matching} ${one} ${part})`);
  return sql`(${sql.join(parts, sql` union all `)}) e`;
}

export async function entriesAfter(
  db: Queryable,
  filter: AuditFilter,
  cursor: string[] | undefined,
  howMany: number,
): Promise<AuditRow[]> {
  const order = sql`order by ${orderBy(newestFirst)} limit ${howMany}`;
  const { rows } = await db.execute<AuditRow>(sql`
    select e.id, e.act, e.actor_id, ${fullNameOf(sql`e.actor_id`)} as actor_name, e.person_id,
      ${fullNameOf(sql`e.person_id`)} as person_name, e.membership_id, e.membership_name, e.pod_id, e.pod_name, e.fields,
      e.detail, e.api_key_name, e.address, floor(extract(epoch from e.created_at) * 1000)::bigint as created,
      ${cursorValues(newestFirst)} as place
    from ${matchingEntries(filter, sql`and ${isAfter(newestFirst, cursor)} ${order}`)} ${order}`);
  return rows;
}

export function listAuditEntries(
  db: Queryable,
  { limit, after, ...filter }: AuditFilter & PageRequest,
): Promise<Page<AuditRow>> {
  return readPage(db, { limit, ...(after !== undefined && { after }) }, newestFirst, {
    rows: (cursor, howMany) => entriesAfter(db, filter, cursor, howMany),
    all: sql`from ${matchingEntries(filter)}`,
  });
}
