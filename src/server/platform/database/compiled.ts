import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, QueryResultRow } from 'pg';

/** Used for frequent statements in SQL: writes one with placeholders once, rather than with every call. */
export function compiled<Row extends QueryResultRow, Values extends Record<string, unknown>>(statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (connection: Pick<ClientBase, 'query'>, values: Values): Promise<Row[]> =>
    (await connection.query<Row>(text, fillPlaceholders(params, values))).rows;
}
