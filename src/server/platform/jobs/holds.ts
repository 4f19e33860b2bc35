import type { FastifyBaseLogger } from 'fastify';
import type { Client, ClientConfig } from 'pg';
import { makeHosts, tryHosts } from '../database/hosts/hosts';
import { preparingClient } from '../database/preparingClient';
import { JOBS_SCHEMA } from './job';

export const HOLDS_NAME = 'stepwell-jobs';

/** The first key of the locks; the second is derived from the job's id. */
const HOLD_LOCK = 7_370_004;

const ANSWER_MS = 5_000;

export const CHECK_SECONDS = 3;

/**
 * How many times in a row a job must be found without a hold before it is run again. This takes longer than a living
 * process needs to reconnect, such as after a failover.
 */
export const CHECKS_UNTIL_GONE = 6;

/**
 * After this many tries, a job is run again only when its time limit is over, so that a job that kills its process
 * doesn't kill all processes in quick succession.
 */
const PROMPT_TRIES = 3;

const lockOf = (id: string) => `hashtext(${id})`;

const JOB = `${JOBS_SCHEMA}.job`;
const MARK = `${JOBS_SCHEMA}.job_hold`;

const HOLD = `select pg_advisory_lock_shared($1, ${lockOf('id')}) from unnest($2::text[]) id`;
const RELEASE = `select pg_advisory_unlock_shared($1, ${lockOf('$2::text')})`;

/**
 * Marks runs as held, once they are locked. Releasing a job keeps the mark, since the end of its run may not have
 * been recorded.
 */
const MARK_HELD = `insert into ${MARK} (job_id, begun)
  select j.id, j.started_on from ${JOB} j where j.state = 'active' and j.id = any($1::uuid[])
  on conflict do nothing`;

/**
 * Active runs that were held, but that no living connection holds. Runs without a mark are ignored: their process may
 * be of a version that holds no jobs, or may not have been able to hold them yet.
 */
const NOT_HELD = `j.state = 'active' and j.retry_count < least(j.retry_limit, ${PROMPT_TRIES})
  and exists (select from ${MARK} h where h.job_id = j.id and h.begun = j.started_on)
  and not exists (
    select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 2 and l.classid = $1::bigint::oid
      and l.objid = (${lockOf('j.id::text')}::bigint & 4294967295)::oid
      and l.database = (select oid from pg_database where datname = current_database()))`;

/** Also deletes the marks of runs that have ended. */
const LOOK = `with ended as (
    delete from ${MARK} h where not exists (
      select from ${JOB} j where j.state = 'active' and j.id = h.job_id and j.started_on = h.begun))
  select j.id, j.started_on::text as begun from ${JOB} j where ${NOT_HELD}`;

/** Makes jobs due again, except those that have begun again since. */
const RUN_AGAIN = `update ${JOB} j set state = 'retry', start_after = now()
  where (j.id::text, j.started_on::text) in (select * from unnest($2::text[], $3::text[])) and ${NOT_HELD}
  returning j.name`;

/**
 * Detects which jobs have lost their process. Each process holds its running jobs by locks on a separate connection,
 * which last until the process ends, however busy or slow it is (rule platform.jobs).
 */
export interface JobHolds {
  /**
   * Holds jobs that begin. Never rejects: while the database is unavailable, the jobs are held as soon as it returns,
   * and until then other processes leave them alone.
   */
  hold: (ids: string[]) => Promise<void>;
  release: (id: string) => Promise<void>;
  /**
   * Finds jobs whose process has ended. Makes those found `CHECKS_UNTIL_GONE` times in a row due again, and returns
   * their queues. Rejects while the database is unavailable, and then starts counting again.
   */
  checkHolders: () => Promise<string[]>;
  close: () => Promise<void>;
}

export function makeJobHolds(connection: ClientConfig, log: FastifyBaseLogger): JobHolds {
  const hosts = makeHosts(connection.connectionString ?? '');
  const HoldsClient = preparingClient(hosts);
  const held = new Set<string>();
  let missing = new Map<string, { id: string; begun: string; checks: number }>();
  let turn: Promise<unknown> = Promise.resolve();
  let open: Client | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    if (isClosed) throw new Error('Connection terminated');
    const own = { ...connection, application_name: HOLDS_NAME, query_timeout: ANSWER_MS };
    const client = await tryHosts(hosts, () => new HoldsClient(own).connect());
    client.on('end', () => {
      if (open === client) open = undefined;
    });
    open = client;
    await lock(client, [...held]);
    return client;
  }

  async function lock(client: Client, ids: string[]): Promise<void> {
    await client.query(HOLD, [HOLD_LOCK, ids]);
    await client.query(MARK_HELD, [ids]);
  }

  /** Runs one statement at a time. After a failure the next one gets a new connection, which holds the same jobs. */
  function inTurn<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const run = async () => {
      try {
        return await work(open ?? (await connect()));
      } catch (error) {
        const broken = open;
        open = undefined;
        void broken?.end().catch(() => undefined);
        throw error;
      }
    };
    const done = turn.then(run, run);
    turn = done.catch(() => undefined);
    return done;
  }

  const tell = (error: unknown) => log.debug({ err: error }, 'could not hold jobs');

  async function findMissing(client: Client): Promise<string[]> {
    const { rows } = await client.query<{ id: string; begun: string }>(LOOK, [HOLD_LOCK]);
    const before = missing;
    missing = new Map();
    for (const { id, begun } of rows) {
      const key = `${id} ${begun}`;
      if (!held.has(id)) missing.set(key, { id, begun, checks: (before.get(key)?.checks ?? 0) + 1 });
    }
    const gone = [...missing.values()].filter(({ checks }) => checks >= CHECKS_UNTIL_GONE);
    if (gone.length === 0) return [];
    const keys = [gone.map(({ id }) => id), gone.map(({ begun }) => begun)];
    const again = await client.query<{ name: string }>(RUN_AGAIN, [HOLD_LOCK, ...keys]);
    if (again.rows.length > 0) log.warn({ jobs: again.rows.length }, 'run again, as their process has ended');
    return again.rows.map(({ name }) => name);
  }

  return {
    hold: async (ids) => {
      // Adds the ids only now: a new connection locks everything in `held`, and a lock taken twice must be released
      // twice.
      const add = () => ids.forEach((id) => held.add(id));
      await inTurn((client) => {
        add();
        return lock(client, ids);
      }).catch((error: unknown) => {
        add();
        tell(error);
      });
    },
    release: async (id) => {
      held.delete(id);
      await inTurn((client) => client.query(RELEASE, [HOLD_LOCK, id])).catch(tell);
    },
    checkHolders: () =>
      inTurn(findMissing).catch((error: unknown) => {
        missing = new Map();
        throw error;
      }),
    close: async () => {
      isClosed = true;
      await turn;
      await open?.end().catch(() => undefined);
    },
  };
}
