import PgBoss from 'pg-boss';
import type { Client, Pool } from 'pg';
import { failedQueue, JOBS_SCHEMA, type Queue } from './job';

/**
 * Runs pg-boss's statements on our own pool. Some statements are a whole `begin … commit`; an error may leave the
 * connection inside that transaction, so it is closed rather than returned to the pool.
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

const MAINTENANCE_SECONDS = 60;

/**
 * How long a finished job is kept, first in the queue and then in the archive, which nothing reads (rule
 * platform.retention). The first period must exceed the interval of scheduled work, whose next run is derived from
 * finished jobs.
 */
const RETENTION = { archiveCompletedAfterSeconds: 12 * 60 * 60, deleteAfterDays: 1 };

/** pg-boss without its own scheduler: a scheduled job is created by the worker that runs it. */
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
 * Creates or upgrades the job queue's schema, then the queues, each after its dead-letter queue. Part of the
 * migration, on the connection that has the migration lock.
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
    // The index keeps a search for running jobs from reading finished ones.
    await connection.query(
      `create index if not exists job_under_way on ${JOBS_SCHEMA}.job (started_on) where state = 'active'`,
    );
    await connection.query(
      `create table if not exists ${JOBS_SCHEMA}.job_hold (
        job_id uuid, begun timestamptz, primary key (job_id, begun))`,
    );
  } finally {
    await boss.stop({ graceful: false });
  }
}
