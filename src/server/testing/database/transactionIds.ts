import type { ClientBase, Pool } from 'pg';

/** The longest of the ids that a new cluster counts from; it soon passes it. */
const SHORT_ID = 999;

/** Has PostgreSQL assign transaction ids up to this one. Throws if it is past it already. */
export async function countTo(id: number, client: ClientBase | Pool): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  if (Number(rows[0]?.id) >= id) throw new Error(`PostgreSQL has passed the transaction ${id} already.`);
  await client.query(`do $$ begin
    while pg_current_xact_id()::text::bigint < ${id} loop
      commit;
    end loop;
  end $$`);
}

/**
 * Gives a migrated database a log that began when transaction ids were shorter, as every real one has: where ids are
 * compared as text, whatever reads it goes wrong.
 */
export async function beginLogWithShortId(client: ClientBase | Pool): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  if (Number(rows[0]?.id) <= SHORT_ID) await countTo(SHORT_ID + 1, client);
  await client.query(`insert into events (audience_user_ids, type, payload, created_at, transaction_id)
    values ('{}', 'refetch', '{}', now(), '${SHORT_ID}'::xid8)`);
}
