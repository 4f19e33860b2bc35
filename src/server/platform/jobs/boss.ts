import PgBoss from 'pg-boss';
import type { Client, Pool } from 'pg';
import { failedQueue, JOBS_SCHEMA, type Queue } from './job';

/**
 * Runs pg-boss's statements on our own pool. Some are a whole `begin … commit` in one text: after an error such a
 * connection may be left inside it, so it is closed rather than given back.
 */
export function executeOn(pool: Pool): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        return await client.query(text, values);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        client.release(failure);
      }
    },
  };
}

/** Interval of the search for jobs of a stopped process. Seconds. */
const MAINTENANCE_SECONDS = 60;

/**
 * How long a job that is over stays, and then in the archive, which nothing reads (rule platform.retention): first longer
 * than work that is due by the clock waits for its next turn, which is counted by what stays.
 */
const RETENTION = { archiveCompletedAfterSeconds: 12 * 60 * 60, deleteAfterDays: 1 };

/** pg-boss without its own timetable: what is due by the clock is made by the worker that does it. */
export const makeBoss = (db: PgBoss.Db): PgBoss =>
  new PgBoss({
    schema: JOBS_SCHEMA,
    db,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    ...RETENTION,
  });

/**
 * Creates or brings up to date what the job queue keeps in the database, and the queues, each after the one it leaves
 * failed jobs to. Part of migrating, on the connection that holds the lock by which servers take turns.
 */
export async function prepareJobs(connection: Pick<Client, 'query'>, queues: Queue<never>[]): Promise<void> {
  const db: PgBoss.Db = { executeSql: (text, values) => connection.query(text, values) };
  const boss = new PgBoss({ schema: JOBS_SCHEMA, db, migrate: true, schedule: false, supervise: false });
  await boss.start();
  try {
    for (const { name, options } of [failedQueue, ...queues]) {
      await boss.createQueue(name, { name, ...options });
      await boss.updateQueue(name, { name, ...options });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
