import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';

/** Refuses new rows of a table for which `condition` (SQL on `new`) holds, until the returned function is called. */
export async function refuseInserts(db: Queryable, table: string, condition: string) {
  await db.execute(
    sql.raw(`create or replace function refuse_one() returns trigger language plpgsql as
    $$ begin if ${condition} then raise exception 'on purpose'; end if; return new; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger refuse_one before insert on ${table} for each row execute function refuse_one()`),
  );
  return () => db.execute(sql.raw(`drop trigger refuse_one on ${table}`));
}
