import { sql, type SQL } from 'drizzle-orm';
import type { DriftingMember, SignOfLife } from '../../../contract/entities.gen';
import { DRIFTING_DAYS } from '../../../domain/memberships/podHealth';
import type { Queryable } from '../../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { readPage } from '../../platform/database/readPage';
import type { Page, PageRequest } from '../../platform/http/pages';
import { daysBefore } from '../../platform/jobs/housekeeping';

interface DriftingRow extends Record<string, unknown> {
  user_id: string;
  first_name: string;
  last_name: string;
  photo_id: string | null;
  email: string;
  pod_id: string;
  pod_name: string;
  /** Epoch seconds, with fractions. */
  joined: number;
  met: number | null;
  stepped: number | null;
  wrote: number | null;
  place: string[];
}

const bySilence: Keyset = {
  keys: [sortBy(sql`o.since`, 'timestamptz'), sortBy(sql`o.user_id`, 'uuid'), sortBy(sql`o.pod_id`, 'uuid')],
  direction: 'asc',
};

/**
 * People in active pods with no activity since an instant. Apologies for an upcoming meeting count from when they
 * were sent. The slowest reads, of all their steps and messages, come last, and only for people without other
 * activity. `offset 0` keeps each from being repeated, and `is not distinct from` keeps the steps of a whole pod from
 * being read for each person in it.
 */
function silentPeople(membershipId: string, since: SQL, now: SQL): SQL {
  return sql`select pm.user_id, u.first_name, u.last_name, u.photo_id, u.email, p.id as pod_id, p.name as pod_name, pm.joined_at,
      latest.met, steps.stepped, words.wrote,
      coalesce(greatest(latest.met, steps.stepped, words.wrote), pm.joined_at) as since
    from pod_members pm
    join members m on m.membership_id = pm.membership_id and m.user_id = pm.user_id and m.disabled_at is null
    join users u on u.id = pm.user_id and u.disabled_at is null
    join pods p on p.id = pm.pod_id
    join meetings t on t.id = p.meeting_id
    cross join lateral (
      select (select max(case when coalesce(o.moved_to, a.starts_at) <= ${now} then coalesce(o.moved_to, a.starts_at)
            else a.recorded_at end)
          from attendance a left join occurrences o on o.meeting_id = a.meeting_id and o.starts_at = a.starts_at
          where a.user_id = pm.user_id and a.meeting_id = t.id and a.status <> 'ABSENT') as met,
        (select max(s.created_at) from next_tiny_steps s
          where s.user_id = pm.user_id and s.pod_id is not distinct from p.id and s.status <> 'NotSet'
            and s.created_at >= ${since}) as began
      offset 0) latest
    cross join lateral (
      select case when greatest(latest.met, latest.began) >= ${since} then latest.began else (
        select max(greatest(s.created_at, s.closed_at, least(s.commitment_date, ${now}))) from next_tiny_steps s
        where s.user_id = pm.user_id and s.pod_id is not distinct from p.id and s.status <> 'NotSet') end as stepped
      offset 0) steps
    cross join lateral (
      select case when greatest(latest.met, steps.stepped) >= ${since} then null else (
        select max(g.created_at) from channels c join messages g on g.channel_id = c.id
        where c.pod_id = p.id and g.sender_id = pm.user_id) end as wrote
      offset 0) words
    where pm.membership_id = ${membershipId}::uuid and pm.joined_at < ${since}
      and not coalesce(t.paused_from <= ${now} and t.paused_to > ${now}, false)
      and coalesce(greatest(latest.met, steps.stepped, words.wrote), pm.joined_at) < ${since}`;
}

function lastSignOf({ met, stepped, wrote }: DriftingRow): SignOfLife | undefined {
  const signs = [
    { kind: 'MEETING' as const, at: met },
    { kind: 'STEP' as const, at: stepped },
    { kind: 'MESSAGE' as const, at: wrote },
  ].flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at: Math.floor(at) }]));
  return signs.sort((one, other) => other.at - one.at)[0];
}

function present(row: DriftingRow): DriftingMember {
  const lastSign = lastSignOf(row);
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.photo_id !== null && { photoId: row.photo_id }),
    email: row.email,
    podId: row.pod_id,
    podName: row.pod_name,
    joined: Math.round(row.joined * 1000),
    ...(lastSign && { lastSign }),
  };
}

interface DriftingQuery {
  membershipId: string;
  now: Date;
}

export const driftingPeople = ({ membershipId, now }: DriftingQuery): SQL =>
  silentPeople(
    membershipId,
    sql`${daysBefore(now, DRIFTING_DAYS).toISOString()}::timestamptz`,
    sql`${now.toISOString()}::timestamptz`,
  );

export async function countDriftingMembers(db: Queryable, query: DriftingQuery): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${driftingPeople(query)}) o`,
  );
  return rows[0]?.count ?? 0;
}

export async function listDriftingMembers(
  db: Queryable,
  { membershipId, now, ...request }: PageRequest & DriftingQuery,
): Promise<Page<DriftingMember>> {
  const people = driftingPeople({ membershipId, now });
  const page = await readPage(db, request, bySilence, {
    rows: async (cursor, howMany) => {
      const { rows } = await db.execute<DriftingRow>(sql`
        select o.user_id, o.first_name, o.last_name, o.photo_id, o.email, o.pod_id, o.pod_name,
          extract(epoch from o.joined_at)::float8 as joined, extract(epoch from o.met)::float8 as met,
          extract(epoch from o.stepped)::float8 as stepped, extract(epoch from o.wrote)::float8 as wrote,
          ${cursorValues(bySilence)} as place
        from (${people}) o where ${isAfter(bySilence, cursor)} order by ${orderBy(bySilence)} limit ${howMany}`);
      return rows;
    },
    all: sql`from (${people}) o`,
  });
  return { ...page, items: page.items.map(present) };
}
