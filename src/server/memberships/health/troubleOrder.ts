import { sql, type SQL } from 'drizzle-orm';
import { attendanceSince } from '../../../domain/meetings/attendance';
import { POD_TROUBLES, troubleBit, type PodTrouble } from '../../../domain/memberships/podHealth';
import { MIN_WAITING_TO_FORM_POD } from '../../../domain/pods/seats';
import type { Queryable } from '../../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { nameOrderOf } from '../../platform/database/nameOrder';
import { readPage } from '../../platform/database/readPage';
import { containsFoldedWord, wordsOf } from '../../platform/database/search';
import type { Page, PageRequest } from '../../platform/http/pages';

export interface HealthQuery extends PageRequest {
  membershipId: string;
  q?: string;
  now: Date;
}

export interface PodWithTroubles extends Record<string, unknown> {
  id: string;
  participants: number;
  waiting: number;
  troubles: number;
  place: string[];
}

const byTrouble: Keyset = {
  keys: [sortBy(sql`(-o.troubles)`, 'integer'), sortBy(sql`o.name_key`), sortBy(sql`o.id`, 'uuid')],
  direction: 'asc',
};

const matchesQuery = ({ membershipId, q }: HealthQuery): SQL =>
  sql.join(
    [
      sql`p.membership_id = ${membershipId}::uuid`,
      ...wordsOf(q).map((word) => containsFoldedWord(sql`fold_text(p.name)`, word)),
    ],
    sql` and `,
  );

/** Whether nobody came to the last two meetings with recorded attendance; reads the index of the attendance key. */
const nobodyCame = (now: SQL, from: SQL) => sql`(
  select count(*) = 2 and not bool_or(last.came) from (
    select bool_or(a.status = 'CAME') as came
    from attendance a left join occurrences oc on oc.meeting_id = a.meeting_id and oc.starts_at = a.starts_at
    where a.meeting_id = t.id and a.status <> 'APOLOGIES' and a.starts_at >= ${from}
      and coalesce(oc.moved_to, a.starts_at) <= ${now}
    group by a.starts_at, oc.moved_to order by coalesce(oc.moved_to, a.starts_at) desc limit 2) last)`;

/**
 * The pods with their counts and problem bits: one statement, with an index look-up for each pod. `offset 0` keeps
 * PostgreSQL from merging it into the outer statement, which would compute the bits again at every use.
 */
function podsWithTroubles(query: HealthQuery): SQL {
  const now = sql`${query.now.toISOString()}::timestamptz`;
  const from = sql`to_timestamp(${attendanceSince(Math.floor(query.now.getTime() / 1000))})`;
  const long = sql`queue.waiting >= ${MIN_WAITING_TO_FORM_POD}`;
  const isFull = sql`people.participants >= p.max_participants`;
  const found: Record<PodTrouble, SQL> = {
    NO_LEADER: sql`not people.led`,
    NOBODY_CAME: nobodyCame(now, from),
    NO_MEETING_AHEAD: sql`not t.recurring and (t.starts_at <= ${now}
      or coalesce(t.starts_at >= t.paused_from and t.starts_at < t.paused_to, false))`,
    FULL_WAITLIST: sql`${long} and ${isFull}`,
    WAITLIST: sql`${long} and not ${isFull}`,
  };
  const bits = POD_TROUBLES.map(
    (trouble, index) => sql`case when ${found[trouble]} then ${sql.raw(String(troubleBit(index)))} else 0 end`,
  );
  return sql`select p.id, ${nameOrderOf(sql`p.name`)} as name_key, people.participants, queue.waiting,
      ${sql.join(bits, sql` + `)} as troubles
    from pods p join meetings t on t.id = p.meeting_id
    cross join lateral (
      select (count(*) filter (where pm.role = 'participant'))::int as participants,
        count(*) filter (where pm.role = 'leader') > 0 as led
      from pod_members pm where pm.pod_id = p.id) people
    cross join lateral (select count(*)::int as waiting from waitlist_entries w where w.pod_id = p.id) queue
    where ${matchesQuery(query)} offset 0`;
}

export const pageOfPodsByTrouble = (db: Queryable, query: HealthQuery): Promise<Page<PodWithTroubles>> =>
  readPage(db, query, byTrouble, {
    rows: async (cursor, howMany) => {
      const { rows } = await db.execute<PodWithTroubles>(sql`
        select o.id, o.participants, o.waiting, o.troubles, ${cursorValues(byTrouble)} as place
        from (${podsWithTroubles(query)}) o where ${isAfter(byTrouble, cursor)}
        order by ${orderBy(byTrouble)} limit ${howMany}`);
      return rows;
    },
    all: sql`from pods p where ${matchesQuery(query)}`,
  });

interface PodCounts extends Record<string, unknown> {
  podCount: number;
  troubledCount: number;
}

export async function countPods(db: Queryable, query: HealthQuery): Promise<PodCounts> {
  const { rows } = await db.execute<PodCounts>(sql`
    select count(*)::int as "podCount", (count(*) filter (where o.troubles > 0))::int as "troubledCount"
    from (${podsWithTroubles(query)}) o`);
  return rows[0] ?? { podCount: 0, troubledCount: 0 };
}

export async function podNames(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from pods where id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
