import type { Client } from 'pg';
import { databaseProblem, StartupProblem } from '../config/startupProblem';
import { connectToPrimary } from './hosts/primaryClient';

/** Several rounds, since a pooler in transaction mode may by chance keep both sessions unchanged in one round. */
const ROUNDS = 3;

const TO_POSTGRES = 'or lead DATABASE_URL to PostgreSQL itself.';

const SHARED =
  'DATABASE_URL leads to a pooler by transaction or statement: one connection would get what another has prepared. ' +
  `Have it pool by session (PgBouncer: pool_mode = session), ${TO_POSTGRES}`;

const LEFT_OVER =
  'DATABASE_URL leads to a pooler that hands sessions on as they were left: a connection would get what an earlier one has prepared. ' +
  `Have it reset them (PgBouncer: server_reset_query = DISCARD ALL), ${TO_POSTGRES}`;

export type Session = Pick<Client, 'query'>;

const mark = (session: Session, value: string) =>
  session.query(`select set_config('stepwell.session', $1, false)`, [value]);

const seenBy = async (session: Session): Promise<unknown> => {
  const { rows } = await session.query<{ seen: unknown }>(`select current_setting('stepwell.session', true) as seen`);
  return rows[0]?.seen;
};

/** Statement pooling refuses transactions. */
const refusesTransactions = (error: unknown): boolean =>
  error instanceof Error && /not allowed in statement pooling/.test(error.message);

export async function shareSessions(one: Session, other: Session): Promise<boolean> {
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await mark(one, String(round));
      await other.query('begin');
      const [others, own] = [await seenBy(other), await seenBy(one)];
      await other.query('rollback');
      if (others === String(round) || own !== String(round)) return true;
    }
    return false;
  } catch (error) {
    if (refusesTransactions(error)) return true;
    throw error;
  }
}

/**
 * Throws a StartupProblem for a pooler between this server and PostgreSQL that would break the product: one that
 * changes sessions between transactions, or doesn't reset them between connections (rule platform.pooler).
 */
export async function assertFitPooler(url: string): Promise<void> {
  const connect = () => connectToPrimary({ connectionString: url, application_name: 'stepwell-migrate' });
  const withSessions = async <T>(count: number, work: (...sessions: Client[]) => Promise<T>): Promise<T> => {
    const sessions: Client[] = [];
    try {
      while (sessions.length < count) sessions.push(await connect());
      return await work(...sessions);
    } finally {
      await Promise.all(sessions.map((session) => session.end()));
    }
  };
  try {
    const areShared = await withSessions(2, async (one, other) => {
      if (await shareSessions(one, other)) return true;
      await mark(other, 'left over');
      return false;
    });
    if (areShared) throw new StartupProblem(SHARED);
    if (await withSessions(1, async (session) => !!(await seenBy(session)))) throw new StartupProblem(LEFT_OVER);
  } catch (error) {
    throw error instanceof StartupProblem ? error : databaseProblem(error as Error);
  }
}
