import { sql } from 'drizzle-orm';
import type { Problem } from '../http/problem';
import type { Database, Tx } from './client';
import { hasSqlState, QUERY_CANCELED } from './sqlState';

/**
 * Reads by statements which the database itself gives up after so many milliseconds, so that nothing goes on for a caller
 * who is no longer waiting; then `refusal` is thrown. Three statements more than without it.
 */
export async function withStatementTimeout<T>(
  { db }: Pick<Database, 'db'>,
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
