import { Client } from 'pg';
import { databaseProblem, StartupProblem } from '../config/startupProblem';

/**
 * The settings that the server's own connections ask for. Only whether they are kept matters, not their values.
 * Milliseconds.
 */
const REQUESTED_SETTINGS = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 60_000 };

/** Several rounds, since in each a pooler in transaction mode may happen to keep both sessions as they were. */
const ROUNDS = 3;

const TO_POSTGRES = 'Lead DATABASE_URL to PostgreSQL itself: Stepwell keeps a pool of its own.';

const NO_SETTINGS = `DATABASE_URL leads to a pooler that passes no settings on, as PgBouncer: statements would have no limit. ${TO_POSTGRES}`;

const SHARED =
  'DATABASE_URL leads to a pooler by transaction, as PgBouncer may be: one connection would get what another has prepared. ' +
  TO_POSTGRES;

/** The part of a connection used here. */
export type Session = Pick<Client, 'query'>;

const isUnsupported = (error: unknown) => error instanceof Error && /unsupported startup parameter/.test(error.message);

const seenBy = async (session: Session): Promise<unknown> => {
  const { rows } = await session.query<{ seen: unknown }>(`select current_setting('stepwell.session', true) as seen`);
  return rows[0]?.seen;
};

/** Whether two connections swap sessions, or one loses its own, while the other is in a transaction. */
export async function shareSessions(one: Session, other: Session): Promise<boolean> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await one.query(`select set_config('stepwell.session', $1, false)`, [String(round)]);
    await other.query('begin');
    const [others, own] = [await seenBy(other), await seenBy(one)];
    await other.query('rollback');
    if (others === String(round) || own !== String(round)) return true;
  }
  return false;
}

async function keepsSettings(session: Session): Promise<boolean> {
  const { rows } = await session.query<{ name: keyof typeof REQUESTED_SETTINGS; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(REQUESTED_SETTINGS)],
  );
  return rows.every(({ name, setting }) => Number(setting) === REQUESTED_SETTINGS[name]);
}

/**
 * Throws a StartupProblem for a pooler between this server and PostgreSQL that would make the product wrong: one that
 * drops the settings of a connection, or changes its session with each transaction (rule platform.pooler).
 */
export async function assertNoPooler(url: string): Promise<void> {
  const clients = [1, 2].map(
    () => new Client({ connectionString: url, application_name: 'stepwell-migrate', ...REQUESTED_SETTINGS }),
  ) as [Client, Client];
  const ends = () => Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  try {
    for (const client of clients) await client.connect();
  } catch (error) {
    await ends();
    throw isUnsupported(error) ? new StartupProblem(NO_SETTINGS) : databaseProblem(error as Error);
  }
  try {
    const [one, other] = clients;
    if (!(await keepsSettings(one))) throw new StartupProblem(NO_SETTINGS);
    if (await shareSessions(one, other)) throw new StartupProblem(SHARED);
  } finally {
    await ends();
  }
}
