import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema';

/** A database to run queries on. */
export type Drizzle = NodePgDatabase<typeof schema>;

/** A transaction to run queries on. */
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** A connection or a transaction, for queries that work in both. */
export type Queryable = Drizzle | Tx;
