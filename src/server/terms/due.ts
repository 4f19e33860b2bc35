import { sql, type SQL } from 'drizzle-orm';
import { APPROVED_STATUSES } from '../../domain/leadership/status';
import type { Queryable } from '../platform/database/client';
import { STANDARD_TERMS_DATE } from './builtIn/standardTerms';
import { readVersions, type VersionRow } from './versions';

const approved: SQL = sql.raw(APPROVED_STATUSES.map((status) => `'${status}'`).join(', '));

/** Whether an enabled member leads, or may: the people of LEADER_AGREEMENT. `m` is a row of `members`. */
export const leads: SQL = sql`(m.leader_status in (${approved}) or exists (
  select from pod_members led where led.membership_id = m.membership_id and led.user_id = m.user_id and led.role = 'leader'))`;

const latest = (where: SQL): SQL => sql`(select * from terms_versions where ${where} order by number desc limit 1)`;

const ofPlatform: SQL = sql`business_id is null and membership_id is null and terms_versions.kind = k.kind`;

/** Whether an enabled member takes part: the people of PARTICIPANT_AGREEMENT. */
export const takesPart: SQL = sql`(not ${leads} or exists (
  select from pod_members seat
  where seat.membership_id = m.membership_id and seat.user_id = m.user_id and seat.role = 'participant'))`;

/** Versions in force that concern a person (rule terms.due). */
const concerning = (userId: string): SQL => sql`
  with seats as (
    select m.membership_id, ms.business_id, ${leads} as leads, ${takesPart} as takes_part
    from members m join memberships ms on ms.id = m.membership_id
    where m.user_id = ${userId}::uuid and m.disabled_at is null),
  came as (
    select business_id from seats union select business_id from business_staff where user_id = ${userId}::uuid),
  concerning as (
    select v.id, v.published_at, v.published_by
    from (values ('TERMS'), ('PRIVACY')) k(kind) cross join lateral ${latest(ofPlatform)} v
    union all
    select v.id, v.published_at, v.published_by
    from came cross join (values ('TERMS'), ('PRIVACY')) k(kind)
      cross join lateral ${latest(sql`terms_versions.business_id = came.business_id and terms_versions.kind = k.kind`)} v
    where v.text <> ''
    union all
    select v.id, v.published_at, v.published_by
    from seats s cross join (values ('PARTICIPANT_AGREEMENT'), ('LEADER_AGREEMENT')) k(kind)
      cross join lateral (
        select own.*, 1 as rank
        from ${latest(sql`terms_versions.membership_id = s.membership_id and terms_versions.kind = k.kind`)} own
        where own.text <> ''
        union all select platform.*, 2 from ${latest(ofPlatform)} platform
        order by rank limit 1) v
    where not v.is_standard and case k.kind when 'LEADER_AGREEMENT' then s.leads else s.takes_part end)`;

/** Neither accepted nor published by them, and not from before acceptances were stored. */
const isDue = (userId: string): SQL => sql`
  c.published_by is distinct from ${userId}::uuid and c.published_at > ${STANDARD_TERMS_DATE.toISOString()}::timestamptz
  and not exists (select from terms_acceptances a where a.user_id = ${userId}::uuid and a.version_id = c.id)`;

/** When the latest of them was published; undefined if none is due. */
export async function latestDueTerms(db: Queryable, userId: string): Promise<Date | undefined> {
  const { rows } = await db.execute<{ latest: string | null }>(
    sql`${concerning(userId)} select max(c.published_at) as latest from concerning c where ${isDue(userId)}`,
  );
  const latestAt = rows[0]?.latest;
  return latestAt == null ? undefined : new Date(latestAt);
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
