import { sql, type SQL } from 'drizzle-orm';
import { APPROVED_STATUSES } from '../../domain/leadership/status';
import type { Queryable } from '../platform/database/client';
import { readVersions, type VersionRow } from './versions';

const approved: SQL = sql.raw(APPROVED_STATUSES.map((status) => `'${status}'`).join(', '));

/** Whether an enabled member leads, or may: the people of LEADER_AGREEMENT. `m` is a row of `members`. */
export const leads: SQL = sql`(m.leader_status in (${approved}) or exists (
  select from pod_members led where led.membership_id = m.membership_id and led.user_id = m.user_id and led.role = 'leader'))`;

const latest = (where: SQL): SQL => sql`(select * from terms_versions where ${where} order by number desc limit 1)`;

const ofPlatform: SQL = sql`business_id is null and membership_id is null and terms_versions.kind = k.kind`;

/**
 * Versions in force that concern a person, and since when they could know them: platform's since their account, a
 * business's since they came to it, a membership's since they joined it (rule terms.due).
 */
const concerning = (userId: string): SQL => sql`
  with seats as (
    select m.membership_id, ms.business_id, m.joined_at, ${leads} as leads
    from members m join memberships ms on ms.id = m.membership_id
    where m.user_id = ${userId}::uuid and m.disabled_at is null),
  came as (
    select business_id, min(since) as since from (
      select business_id, joined_at as since from seats
      union all select business_id, created_at from business_staff where user_id = ${userId}::uuid) parts
    group by business_id),
  concerning as (
    select v.id, v.published_at, u.created_at as since
    from users u cross join (values ('TERMS'), ('PRIVACY')) k(kind) cross join lateral ${latest(ofPlatform)} v
    where u.id = ${userId}::uuid
    union all
    select v.id, v.published_at, came.since
    from came cross join (values ('TERMS'), ('PRIVACY')) k(kind)
      cross join lateral ${latest(sql`terms_versions.business_id = came.business_id and terms_versions.kind = k.kind`)} v
    where v.text <> ''
    union all
    select v.id, v.published_at, s.joined_at
    from seats s cross join (values ('PARTICIPANT_AGREEMENT'), ('LEADER_AGREEMENT')) k(kind)
      cross join lateral (
        select own.*, 1 as rank
        from ${latest(sql`terms_versions.membership_id = s.membership_id and terms_versions.kind = k.kind`)} own
        where own.text <> ''
        union all select platform.*, 2 from ${latest(ofPlatform)} platform
        order by rank limit 1) v
    where not v.is_standard and (k.kind = 'PARTICIPANT_AGREEMENT' or s.leads))`;

/** Also if they accepted the one before as they signed up, and it was replaced before they confirmed their address. */
const isDue = (userId: string): SQL => sql`
  not exists (select from terms_acceptances a where a.user_id = ${userId}::uuid and a.version_id = c.id)
  and (c.published_at > c.since or exists (
    select from terms_acceptances a join terms_versions old on old.id = a.version_id join terms_versions new on new.id = c.id
    where a.user_id = ${userId}::uuid and a.accepted_at < c.published_at and old.kind = new.kind
      and (old.business_id, old.membership_id) is not distinct from (new.business_id, new.membership_id)))`;

export async function hasDueTerms(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(
    sql`${concerning(userId)} select exists (select from concerning c where ${isDue(userId)}) as due`,
  );
  return rows[0]?.due === true;
}

const idsOf = async (db: Queryable, statement: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(statement)).rows.map(({ id }) => id);

/** Ids of all versions in force for the person, due or not. */
export const concerningIds = (db: Queryable, userId: string): Promise<string[]> =>
  idsOf(db, sql`${concerning(userId)} select distinct c.id from concerning c`);

/** The platform's first, then by the names of businesses and memberships. */
export async function dueVersions(db: Queryable, userId: string): Promise<VersionRow[]> {
  const due = sql`${concerning(userId)} select distinct c.id from concerning c where ${isDue(userId)}`;
  return readVersions(
    db,
    sql`from (${due}) due join terms_versions v on v.id = due.id
      order by num_nonnulls(v.business_id, v.membership_id), name, v.kind, v.id`,
  );
}
