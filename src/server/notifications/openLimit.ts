import { sql, type SQL } from 'drizzle-orm';
import type { Act } from '../platform/act';

/** How many notifications are open for somebody: a new one dismisses the oldest (rule notifications.retention). */
export const MAX_OPEN = 1_000;

/** So many at once go with a new one, where there are more than there may be. */
const DISMISSED_AT_ONCE = 100;

/** The newest that a further one leaves no room for; null where there is room. It reads no more than so many ids, by index. */
export const lastWithoutRoom = (userId: SQL): SQL => sql`(
  select o.id from notifications o where o.user_id = ${userId} and o.dismissed_at is null
  order by o.id desc offset ${MAX_OPEN - 1} limit 1)`;

/** Somebody who has no room for more. */
export interface FullList {
  userId: string;
  /** Of `lastWithoutRoom`. */
  upTo: string;
}

/**
 * Dismisses the oldest of full lists, but none that somebody waits for the answer to. It waits for nobody. One statement, and
 * none for none.
 */
export async function makeRoom(act: Act, lists: FullList[]): Promise<void> {
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
