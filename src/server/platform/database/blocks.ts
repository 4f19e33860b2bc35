import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './client';

/** The people whose words a person doesn't see, since either has blocked the other (rule blocks.hidden). */
export const hiddenFrom = (reader: SQL): SQL => sql`
  select blocked_id as person_id from blocks where user_id = ${reader}
  union all select user_id from blocks where blocked_id = ${reader}`;

/** Whether a person's words are hidden from a reader; false for nobody (null). */
export const isHiddenFrom = (person: SQL, reader: SQL): SQL<boolean> =>
  sql<boolean>`(${person} = any(array(${hiddenFrom(reader)}))) is true`;

/** The same people as ids, in a column. */
export const hiddenIds = (reader: SQL): SQL => sql`array(${hiddenFrom(reader)})::text[]`;

export async function peopleHiddenFrom(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ ids: string[] }>(sql`select ${hiddenIds(sql`${userId}::uuid`)} as ids`);
  return rows[0]?.ids ?? [];
}

/** For several readers (an array): an object with the ids of those people by reader; null where nothing is hidden. */
export const hiddenIdsByReader = (readers: SQL): SQL => sql`(
  select jsonb_object_agg(pairs.reader_id, pairs.person_ids) from (
    select reader_id, jsonb_agg(person_id) as person_ids from (
      select user_id as reader_id, blocked_id as person_id from blocks where user_id = any(${readers})
      union all select blocked_id, user_id from blocks where blocked_id = any(${readers})) pair
    group by reader_id) pairs)`;
