import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client';

/** So many rows are removed at once, in a transaction of their own: no lock is held for long, and a kill undoes little. */
export const PIECE_ROWS = 1_000;

/** Between two pieces, in milliseconds, which are the others'. */
export const PAUSE_MS = 10;

/** Removes one piece after the other, until one finds fewer than there is room for. Gives how many rows went. */
export async function inPieces(removePiece: () => Promise<number>): Promise<number> {
  for (let all = 0; ; await setTimeout(PAUSE_MS)) {
    const removed = await removePiece();
    all += removed;
    if (removed < PIECE_ROWS) return all;
  }
}

interface Removal {
  /** What holds for the rows to be removed. Its constants are literals, or no partial index would do. */
  where: SQL | undefined;
  /** A column by which an index has them in order: the oldest go first. */
  oldestBy: PgColumn;
}

/**
 * Removes the rows of a table for which `where` holds, in pieces. What somebody else is at is left for the next time, so
 * several processes may do it at once (rule platform.retention).
 */
export const removeInPieces = (db: Queryable, table: PgTable, { where, oldestBy }: Removal): Promise<number> =>
  inPieces(async () => {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} order by ${oldestBy} limit ${PIECE_ROWS} for update skip locked))`);
    return rowCount ?? 0;
  });
