import { sql, type SQL } from 'drizzle-orm';
import type { StaffTasks } from '../../contract/entities.gen';
import { MIN_WAITING_TO_FORM_POD } from '../../domain/pods/seats';
import type { Queryable } from '../platform/database/client';
import { fullNameInOrder, nameOrderOf } from '../platform/database/nameOrder';

const MAX_LISTED = 20;

const listOf = (rows: SQL): SQL => sql`coalesce((select json_agg(listed) from (${rows}) listed), '[]')`;

/** Unanswered leader applications; disabled applicants can't be answered now. */
const applicants = sql`members a join users u on u.id = a.user_id
  where a.membership_id = m.id and a.leader_status = 'PENDING_APPROVAL' and a.disabled_at is null`;

const podsWithoutLeader = sql`queues q where not exists (
  select from pod_members l where l.pod_id = q.id and l.role = 'leader')`;

/** A single meeting that is over needs none (rule meetings.link). */
const podsWithoutLink = (
  now: Date,
): SQL => sql`queues q join pods p on p.id = q.id join meetings t on t.id = p.meeting_id
  where t.link = '' and t.link_request is null and (p.assistant_confirmed_at is null or coalesce(p.assistant_link, '') = '')
    and (t.recurring or t.starts_at > ${now.toISOString()}::timestamptz)`;

/** The same condition as `isPaused` for a schedule, which excludes the end of the pause. */
const pausedAt = (now: Date): SQL => sql`pods p join meetings t on t.id = p.meeting_id
  where p.membership_id = m.id and t.paused_from <= ${now.toISOString()}::timestamptz
    and t.paused_to > ${now.toISOString()}::timestamptz`;

const longWaitlists = sql`queues q where q.waiting >= ${MIN_WAITING_TO_FORM_POD}`;

interface StaffTasksQuery {
  businessId: string;
  /** One of its staff. */
  userId: string;
  now: Date;
}

export async function staffTasksOf(db: Queryable, { businessId, userId, now }: StaffTasksQuery): Promise<StaffTasks[]> {
  const found = await db.execute<StaffTasks & Record<string, unknown>>(sql`
    select m.id as "membershipId", mine.set_up_put_away_at is not null as "setUpPutAway", tasks.*
    from memberships m
    join business_staff mine on mine.business_id = m.business_id and mine.user_id = ${userId}::uuid cross join lateral (
      with queues as (
        select p.id, p.name, (select count(*)::int from waitlist_entries w where w.pod_id = p.id) as waiting
        from pods p where p.membership_id = m.id)
      select (select count(*)::int from queues) as "podCount",
        exists (select from members j where j.membership_id = m.id and not exists (
          select from business_staff s where s.business_id = m.business_id and s.user_id = j.user_id)) as "hasMembers",
        (select count(*)::int from email_invitations i
          where i.membership_id = m.id and i.expires_at > ${now.toISOString()}::timestamptz) as "invitedCount",
        ${listOf(sql`select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.bio
          from ${applicants} order by ${fullNameInOrder(sql`u.first_name`, sql`u.last_name`)}, u.id limit ${MAX_LISTED}`)} as applicants,
        (select count(*)::int from ${applicants}) as "applicantCount",
        ${listOf(sql`select q.* from ${podsWithoutLeader}
          order by ${nameOrderOf(sql`q.name`)}, q.id limit ${MAX_LISTED}`)} as "podsWithoutLeader",
        (select count(*)::int from ${podsWithoutLeader}) as "podsWithoutLeaderCount",
        ${listOf(sql`select q.* from ${podsWithoutLink(now)}
          order by ${nameOrderOf(sql`q.name`)}, q.id limit ${MAX_LISTED}`)} as "podsWithoutLink",
        (select count(*)::int from ${podsWithoutLink(now)}) as "podsWithoutLinkCount",
        ${listOf(sql`select p.id, p.name, extract(epoch from t.paused_to)::bigint as "pausedToEpoch" from ${pausedAt(now)}
          order by t.paused_to, ${nameOrderOf(sql`p.name`)}, p.id limit ${MAX_LISTED}`)} as "pausedPods",
        (select count(*)::int from ${pausedAt(now)}) as "pausedPodCount",
        ${listOf(sql`select q.* from ${longWaitlists}
          order by q.waiting desc, ${nameOrderOf(sql`q.name`)}, q.id limit ${MAX_LISTED}`)} as waitlists,
        (select count(*)::int from ${longWaitlists}) as "waitlistCount"
    ) tasks
    where m.business_id = ${businessId}::uuid
    order by ${nameOrderOf(sql`m.name`)}, m.id`);
  return found.rows;
}
