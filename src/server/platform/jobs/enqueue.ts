import { sql, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Tx } from '../database/client';
import { JOBS_SCHEMA, type Queue } from './job';

export interface NewJob<Data> {
  /** The job's own id; a second job with the same id is not created. */
  id?: string;
  data: Data & object;
  priority?: number;
  key?: string;
  /** Delay before the job first runs. Seconds. */
  startAfter?: number;
}

export interface JobOrigin {
  tx: Tx;
  requestId?: string | undefined;
}

/** Only generates statements: it has no connection of its own and is never started. */
const writer = new PgBoss({
  schema: JOBS_SCHEMA,
  db: { executeSql: () => Promise.reject(new Error('Jobs are written in a transaction.')) },
});

function bound(text: string, values: unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${values[Number(piece) - 1] ?? null}`)),
  );
}

/** Creates jobs in the transaction that causes them: one statement, however many jobs there are; none without jobs. */
export async function enqueueJobs<Data>(
  { tx, requestId }: JobOrigin,
  { name }: Queue<Data>,
  jobs: NewJob<Data>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await writer.insert(
    jobs.map(({ startAfter, key, data, ...job }) => ({
      ...job,
      data: { ...data, ...(requestId !== undefined && { requestId }) },
      name,
      ...(key !== undefined && { singletonKey: key }),
      ...(startAfter !== undefined && { startAfter: `${startAfter} seconds` }),
    })),
    { db: { executeSql: (text, values) => tx.execute(bound(text, values)) } },
  );
}

/** Withdraws the waiting jobs with these keys and returns their data; jobs that are running continue. One statement. */
export async function withdrawJobs<Data>(tx: Tx, { name }: Queue<Data>, keys: string[]): Promise<Data[]> {
  if (keys.length === 0) return [];
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const { rows } = await tx.execute<{ data: Data }>(sql`
    delete from ${jobs} where name = ${name} and state < 'active'
      and singleton_key = any(${sql.param(keys)}::text[])
    returning data`);
  return rows.map(({ data }) => data);
}
