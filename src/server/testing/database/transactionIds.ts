import type { ClientBase, Pool } from 'pg';

/** The highest three-digit id; a new cluster soon passes it. */
const SHORT_ID = 999;

export async function advanceTransactionIds(id: number, client: ClientBase | Pool): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  if (Number(rows[0]?.id) >= id) throw new Error(`PostgreSQL has passed the transaction ${id} already.`);
  await client.query(`do $$ begin
    while pg_current_xact_id()::text::bigint < ${id} loop
      commit;
    end loop;
  end $$`);
}

/**
 * Adds an event with a shorter transaction id to a migrated database, as every real log has. Code that compares ids as
 * text then fails.
 */
export async function beginLogWithShortId(client: ClientBase | Pool): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  if (Number(rows[0]?.id) <= SHORT_ID) await advanceTransactionIds(SHORT_ID + 1, client);
  await client.query(`insert into events (audience_user_ids, type, payload, created_at, transaction_id)
    values ('{}', 'refetch', '{}', now(), '${SHORT_ID}'::xid8)`);
}
