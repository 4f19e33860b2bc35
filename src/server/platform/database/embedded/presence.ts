import { Client } from 'pg';
import { DATABASE_NAME } from './cluster';

/** An arbitrary number, the same in every server. */
const PRESENCE_LOCK = 7_370_002;

/**
 * A connection that marks the database as used by this server. The last server to leave shuts PostgreSQL down: each
 * server holds a shared lock, and only one that gets the exclusive lock may shut down. A server that arrives during
 * the shutdown waits, loses its connection, and starts PostgreSQL again.
 */
export interface Presence {
  lost: Promise<void>;
  /** Releases the shared lock; true if no other server is present and none can join before `end`. */
  leave: () => Promise<boolean>;
  end: () => Promise<void>;
}

export const databaseUrlOf = (sockets: string, database: string = DATABASE_NAME): string =>
  `postgres://${DATABASE_NAME}@localhost:5432/${database}?host=${encodeURIComponent(sockets)}&sslmode=disable`;

/**
 * Registers this server, and creates its database if it is missing. Rejects while PostgreSQL accepts no connections.
 */
export async function registerPresence(sockets: string): Promise<Presence> {
  const client = new Client({
    connectionString: databaseUrlOf(sockets, 'postgres'),
    application_name: 'stepwell-presence',
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    await makeDatabase(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  const alone = async () => {
    await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      PRESENCE_LOCK,
    ]);
    return rows[0]?.alone === true;
  };
  // A connection that is already closed gives no information about other servers, so the database isn't shut down.
  return { lost, leave: () => alone().catch(() => false), end: () => client.end() };
}

async function makeDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
  if (rowCount) return;
  await client.query(`create database ${DATABASE_NAME}`).catch((error: { code?: string }) => {
    // Another server created it first; PostgreSQL detects this at one of two moments, each with its own error code.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}
