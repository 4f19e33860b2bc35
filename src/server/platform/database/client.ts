import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client, ClientBase, Pool, PoolClient } from 'pg';
import { makeHosts } from './hosts/hosts';
import { PrimaryPool } from './hosts/primaryPool';
import { preparingClient, serialClient } from './preparingClient';
import type { Drizzle, Tx } from './queryable';
import { makeReads, type ReadOutcome, type Reads } from './reads';
import * as schema from './schema';

export type { Queryable, Tx } from './queryable';

const connections = new WeakMap<Tx, PoolClient>();

/** The connection of a transaction, for prepared statements. */
export function connectionOf(tx: Tx): Pick<ClientBase, 'query'> {
  const connection = connections.get(tx);
  if (!connection) throw new Error('This is no transaction of `openDatabase`.');
  return connection;
}

/**
 * Statement timeout of background work, such as a long-overdue housekeeping run or an operator's command. Milliseconds.
 */
export const LONG_WORK_MS = 15 * 60_000;

/** Margin between the database's limit and the client's. Milliseconds. */
const GRACE_MS = 5_000;

const REPLICA_TIMEOUT_MS = 1_000;

/**
 * Number of connections per server for requests and jobs. One more listens for notifications, and another holds jobs.
 */
export const SERVER_CONNECTIONS = 20;

export interface Database {
  db: Drizzle;
  pool: Pool;
  /**
   * Runs work with statements that may take minutes on separate connections, keeping the connections of requests free.
   */
  forLongWork: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  /** Runs a costly read on the replica, if there is one and it is up to date. */
  reads: Reads;
  readOutcomes: Record<ReadOutcome, number> | undefined;
  withLimits: <T>(limits: Limits, work: (database: Database) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

interface Limits {
  max?: number;
  /** Milliseconds to wait for a connection before callers get a clear 503 because the database is down. */
  connectTimeoutMs?: number;
  /**
   * Milliseconds after which the database cancels a statement; the client gives up shortly afterwards in case the
   * database does not respond at all.
   */
  statementTimeoutMs?: number;
}

export interface DatabaseOptions extends Limits {
  url: string;
  readUrl?: string | undefined;
  /** How long the replica may take to report how far it has replicated, including connecting. Milliseconds. */
  replicaTimeoutMs?: number;
  /** Milliseconds after which an idle transaction is rolled back, since it keeps its locks. */
  idleTimeoutMs?: number;
  onStatement?: (text: string, given: unknown[]) => void;
  onError?: (error: Error) => void;
}

/**
 * Opens a connection pool to the host that accepts writes. It connects on the first query, so opening succeeds even
 * while the database is down.
 */
export function openDatabase(options: DatabaseOptions, hosts = makeHosts(options.url)): Database {
  const { url, max = 10, connectTimeoutMs = 5_000, statementTimeoutMs = 20_000, idleTimeoutMs = 60_000 } = options;
  const { onStatement, onError = () => {} } = options;
  const pool = new PrimaryPool(hosts, {
    connectionString: url,
    max,
    application_name: 'stepwell',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + GRACE_MS,
    idle_in_transaction_session_timeout: idleTimeoutMs,
    Client: (hosts.mustWrite ? preparingClient : serialClient)(hosts, onStatement) as unknown as typeof Client,
  });
  pool.on('error', onError);
  const db = Object.assign(drizzle(pool, { schema }), { transaction: transactionsOn(pool) });
  let closing: Promise<void> | undefined;
  const withLimits: Database['withLimits'] = async (limits, work) => {
    const own = openDatabase({ ...options, ...limits, readUrl: undefined }, hosts);
    return work(own).finally(own.close);
  };
  const readOutcomes = { replica: 0, behind: 0, away: 0 };
  const replicaTimeoutMs = options.replicaTimeoutMs ?? REPLICA_TIMEOUT_MS;
  const replicaHosts = options.readUrl === undefined ? undefined : makeHosts(options.readUrl, { mustWrite: false });
  // Has a short time limit, since an unreachable replica must not keep readers waiting.
  const replica =
    replicaHosts && openDatabase({ ...options, readUrl: undefined, connectTimeoutMs: replicaTimeoutMs }, replicaHosts);
  return {
    db,
    pool,
    reads:
      replica && replicaHosts
        ? makeReads(db, replica.db, { hosts: replicaHosts, outcomes: readOutcomes, timeoutMs: replicaTimeoutMs })
        : (read) => read(db),
    readOutcomes: replica && readOutcomes,
    withLimits,
    forLongWork: (work) => withLimits({ max: 2, statementTimeoutMs: LONG_WORK_MS }, work),
    close: () => (closing ??= Promise.all([pool.end(), replica?.close()]).then(() => undefined)),
  };
}

/**
 * Transactions like the query builder's, but safe when the connection breaks: the connection is returned to the pool
 * whatever failed, `begin` included, and the caller sees the original error, not that of the rollback.
 */
function transactionsOn(pool: Pool): Drizzle['transaction'] {
  // Built once per connection, since building it reads the whole schema.
  const builders = new WeakMap<PoolClient, Drizzle>();
  const builderOn = (client: PoolClient): Drizzle => {
    const builder = builders.get(client) ?? drizzle(client, { schema });
    builders.set(client, builder);
    return builder;
  };
  return async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    let isSound = false;
    try {
      const result = await builderOn(client).transaction(async (tx) => {
        connections.set(tx, client);
        try {
          return await work(tx);
        } catch (error) {
          failure = error;
          throw error;
        }
      }, config);
      isSound = true;
      return result;
    } catch (error) {
      // An error that is rethrown unchanged means that the rollback succeeded.
      isSound = failure !== undefined && error === failure;
      throw failure ?? error;
    } finally {
      client.release(!isSound);
    }
  };
}
