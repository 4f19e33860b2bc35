import { sql } from 'drizzle-orm';
import type { Problem } from '../http/problem';
import type { Queryable, Tx } from './client';
import { hasSqlState, QUERY_CANCELED } from './sqlState';

/**
 * Reads with a timeout per statement, in milliseconds. The database then cancels the statement, so that no work
 * continues for a caller who has stopped waiting, and `refusal` is thrown. Costs three extra statements.
 */
export async function withStatementTimeout<T>(
  { db }: { db: Queryable },
  milliseconds: number,
  refusal: () => Problem,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${milliseconds}`));
      return read(tx);
    });
  } catch (error) {
    throw hasSqlState(error, QUERY_CANCELED) ? refusal() : error;
  }
}
