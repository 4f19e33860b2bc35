import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client';

/** Rows removed per transaction: few, so that locks are short and little is undone if the process is killed. */
export const BATCH_ROWS = 1_000;

export const PAUSE_MS = 10;

export async function removeBatches(removePiece: () => Promise<number>): Promise<number> {
  for (let all = 0; ; await setTimeout(PAUSE_MS)) {
    const removed = await removePiece();
    all += removed;
    if (removed < BATCH_ROWS) return all;
  }
}

interface Removal {
  /**
   * The condition for the rows to remove. Its constants must be literals, because otherwise no partial index can serve
   * it.
   */
  where: SQL | undefined;
  oldestBy: PgColumn;
}

/**
 * Removes the rows of a table that match `where`, in batches. Locked rows are left for the next run, so several
 * processes may run it concurrently (rule platform.retention).
 */
export const removeInBatches = (db: Queryable, table: PgTable, { where, oldestBy }: Removal): Promise<number> =>
  removeBatches(async () => {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} order by ${oldestBy} limit ${BATCH_ROWS} for update skip locked))`);
    return rowCount ?? 0;
  });
