import { DrizzleQueryError, fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, QueryResultRow } from 'pg';

/**
 * Compiles a frequent SQL statement once instead of per call. Its errors omit the values, which may be personal data.
 */
export function compiled<Row extends QueryResultRow, Values extends Record<string, unknown>>(statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (connection: Pick<ClientBase, 'query'>, values: Values): Promise<Row[]> => {
    try {
      return (await connection.query<Row>(text, fillPlaceholders(params, values))).rows;
    } catch (error) {
      throw new DrizzleQueryError(text, [], error as Error);
    }
  };
}
