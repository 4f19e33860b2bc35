import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import * as schema from './schema';

type Drizzle = NodePgDatabase<typeof schema>;

/** What a query inside a transaction is made on. */
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** A connection or a transaction: for queries that are right in both. */
export type Queryable = Drizzle | Tx;

export interface Database {
  db: Drizzle;
  pool: Pool;
  /** Waits for the queries that run and closes every connection. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Connections at most. */
  max?: number;
  /** Told of every statement sent, `begin` and `commit` included, and what the driver was given: tests count them. */
  onStatement?: (text: string, given: unknown[]) => void;
  /** Told when an idle connection breaks; the pool makes another when one is needed. */
  onError?: (error: Error) => void;
}

/** Opens a pool of connections. Nothing is sent before the first query, so it also succeeds while the database is away. */
export function openDatabase({ url, max = 10, onStatement, onError = () => {} }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'stepwell',
    // Milliseconds. A caller gets a clear 503 instead of waiting for a database that is away.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(onStatement && { Client: tellingClient(onStatement) }),
  });
  pool.on('error', onError);
  let closing: Promise<void> | undefined;
  return { db: drizzle(pool, { schema }), pool, close: () => (closing ??= pool.end()) };
}

/** The driver's client, which says each statement before it sends it: nothing gets past it, whoever asks. */
function tellingClient(onStatement: (text: string, given: unknown[]) => void): typeof Client {
  return class extends Client {
    override query: Client['query'] = (...given: unknown[]) => {
      const [statement] = given;
      onStatement(typeof statement === 'string' ? statement : (statement as { text: string }).text, given);
      return (super.query as (...args: unknown[]) => never).apply(this, given);
    };
  };
}
