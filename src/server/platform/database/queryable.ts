import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema';

export type Drizzle = NodePgDatabase<typeof schema>;

export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export type Queryable = Drizzle | Tx;
