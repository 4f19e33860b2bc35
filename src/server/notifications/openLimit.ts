import { sql, type SQL } from 'drizzle-orm';
import type { Act } from '../platform/act';

export const MAX_OPEN_NOTIFICATIONS = 1_000;

const DISMISSED_AT_ONCE = 100;

/**
 * The id up to which notifications are too many once another is added; null if there is room. Reads at most as many
 * ids as a list may hold, through an index.
 */
export const newestWithoutRoom = (userId: SQL): SQL => sql`(
  select o.id from notifications o where o.user_id = ${userId} and o.dismissed_at is null
  order by o.id desc offset ${MAX_OPEN_NOTIFICATIONS - 1} limit 1)`;

export interface FullList {
  userId: string;
  upTo: string;
}

/**
 * Dismisses the oldest notifications in full lists, except those that need an answer. Never waits for locks. One
 * statement, or none if no list is full.
 */
export async function dismissOldest(act: Act, lists: FullList[]): Promise<void> {
  if (lists.length === 0) return;
  const { rows } = await act.tx.execute<{ user_id: string; ids: string[] }>(sql`
    with oldest as (
      select found.id
      from unnest(${sql.param(lists.map(({ userId }) => userId))}::uuid[], ${sql.param(lists.map(({ upTo }) => upTo))}::uuid[])
        as list (user_id, up_to)
      cross join lateral (
        select n.id from notifications n
        where n.user_id = list.user_id and n.dismissed_at is null and n.id <= list.up_to and not n.needs_answer
        order by n.id limit ${DISMISSED_AT_ONCE} for update skip locked) found
    ), dismissed as (
      update notifications n set dismissed_at = ${act.now.toISOString()}::timestamptz, dismissal_id = null
      from oldest where n.id = oldest.id returning n.user_id, n.id
    )
    select user_id, array_agg(id::text order by id) as ids from dismissed group by user_id`);
  for (const { user_id: userId, ids } of rows) {
    const [notificationId = '', ...others] = ids;
    const further = others.length > 0 && { others };
    act.publish({ userIds: [userId] }, { type: 'notification', notificationId, ...further, dismissed: true });
  }
}
