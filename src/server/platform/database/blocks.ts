import { sql, type SQL } from 'drizzle-orm';
import type { Queryable, Tx } from './client';

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

/**
 * Until the transaction ends, a block between a person and any of the others waits for what is done here (`shared`), and
 * this waits for blocks; blocking is `exclusive`. In one order, so that no two transactions wait for each other.
 */
export async function lockPairs(
  tx: Tx,
  personId: string,
  others: string[],
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await tx.execute(sql`
    select ${lock}(pair.key) from (
      select hashtextextended(least(${personId}::uuid, id)::text || greatest(${personId}::uuid, id)::text, 0) as key
      from unnest(${sql.param(others)}::uuid[]) other(id) order by 1 offset 0) pair`);
}

/** Rows (reader_id, person_id): whose words are hidden from whom. */
export const hiddenPairs: SQL = sql`
  select user_id as reader_id, blocked_id as person_id from blocks union all select blocked_id, user_id from blocks`;
