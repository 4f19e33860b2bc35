import { Client } from 'pg';
import { NAME } from './cluster';

/** Any number will do; it only has to be the same in every server. */
const PRESENCE = 7_370_002;

/**
 * A connection that says 'a server is using this database'. PostgreSQL is shut down by the last one to leave: each
 * holds a shared lock, and only who gets the lock alone may shut down; who arrives meanwhile waits, finds the
 * connection cut, and starts PostgreSQL again.
 */
export interface Presence {
  /** Resolves when the connection ends, whoever ended it. */
  lost: Promise<void>;
  /** Gives up the presence; true when nobody else is here and nobody can come before `end`. */
  leave: () => Promise<boolean>;
  end: () => Promise<void>;
}

/** A database's address, for the driver and for PostgreSQL's own tools alike. */
export const addressOf = (sockets: string, database: string = NAME): string =>
  `postgres://${NAME}@localhost:5432/${database}?host=${encodeURIComponent(sockets)}&sslmode=disable`;

/** Enters, and makes the server's database when it is missing. Rejects while PostgreSQL takes no connections. */
export async function enter(sockets: string): Promise<Presence> {
  const client = new Client({
    connectionString: addressOf(sockets, 'postgres'),
    application_name: 'stepwell-presence',
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE]);
    await makeDatabase(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  const alone = async () => {
    await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE]);
    return rows[0]?.alone === true;
  };
  // A connection that is already cut says nothing about others: then nothing is shut down.
  return { lost, leave: () => alone().catch(() => false), end: () => client.end() };
}

async function makeDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
  if (rowCount) return;
  await client.query(`create database ${NAME}`).catch((error: { code?: string }) => {
    // Another server was faster; the two codes are the two moments at which that is noticed.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}
