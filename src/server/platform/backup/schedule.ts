import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { ScheduledBackups } from '../config/backups';
import type { Database } from '../database/client';
import type { Job, Queue } from '../jobs/job';
import type { BackupLocation, BackupStore } from './location';
import { storeOf } from './targets';
import { writeBackup } from './writeBackup';

interface ScheduleDeps {
  database: Database;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
}

/** An arbitrary number, the same in every server. */
const BACKUP_LOCK = 7_370_003;

const HOUR_MS = 60 * 60 * 1000;

/** The hourly check may run slightly less than an hour after the last one. */
const SLACK_MS = 5 * 60 * 1000;

const CHECK_INTERVAL_SECONDS = 3600;

/** Files with other names are never removed. */
const NAME = /^stepwell-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;
const nameAt = (now: Date) => `stepwell-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
const instantOf = (name: string) => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'));

export const backupQueue: Queue<Record<string, never>> = {
  name: 'backup',
  options: { retryLimit: 0, expireInSeconds: 6 * CHECK_INTERVAL_SECONDS, deadLetter: 'failed' },
};

/** The backups of a store, oldest first. One dated in the future was made while a clock was ahead, and is left out. */
async function namesUntil(store: BackupStore, now: Date): Promise<string[]> {
  const names = (await store.names()).filter((name) => NAME.test(name)).sort();
  return names.filter((name) => instantOf(name) <= now.getTime());
}

/** The newest backup, and when it was made, in epoch milliseconds; undefined if there is none. */
export async function newestBackup(
  store: BackupStore,
  now: Date,
): Promise<{ location: BackupLocation; madeAt: number } | undefined> {
  const newest = (await namesUntil(store, now)).at(-1);
  return newest === undefined ? undefined : { location: store.location(newest), madeAt: instantOf(newest) };
}

async function withBackupLock({ pool }: Database, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [BACKUP_LOCK]);
    if (rows[0]?.alone !== true) return;
    await work().finally(() => client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]));
  } finally {
    client.release();
  }
}

async function removeOld(store: BackupStore, keep: number, now: Date): Promise<string[]> {
  const old = (await namesUntil(store, now)).slice(0, -keep);
  for (const name of old) await store.remove(name);
  return old;
}

async function removeUnfinished(store: BackupStore): Promise<void> {
  const isUnfinished = (name: string) => NAME.test(name.replace(/\.partial$/, '')) && name.endsWith('.partial');
  for (const name of (await store.names()).filter(isUnfinished)) await store.remove(name);
}

async function makeDueBackup(
  { database, clock, config, log }: ScheduleDeps,
  scheduled: ScheduledBackups,
): Promise<void> {
  const { everyHours, keep } = scheduled;
  const store = storeOf(scheduled);
  const now = clock.now();
  const newest = await newestBackup(store, now);
  if (newest !== undefined && now.getTime() < newest.madeAt + everyHours * HOUR_MS - SLACK_MS) return;
  await removeUnfinished(store);
  const location = store.location(nameAt(now));
  const summary = await writeBackup({ url: database.pool.options.connectionString ?? '', location, config, now });
  log.info({ file: location.label, ...summary, removed: await removeOld(store, keep, now) }, 'backup made');
}

/**
 * Scheduled backups (rule platform.backup). Any process may make them, one at a time. The newest one decides whether
 * one is due, so an empty store gets a backup immediately, and a failed backup is retried within the hour.
 */
export const backupJob = (scheduled: ScheduledBackups): Job<Record<string, never>, ScheduleDeps> => ({
  queue: backupQueue,
  concurrency: 1,
  pollSeconds: 60,
  everySeconds: CHECK_INTERVAL_SECONDS,
  run: async (_data, deps) => {
    try {
      await withBackupLock(deps.database, () => makeDueBackup(deps, scheduled));
    } catch (error) {
      // Nobody waits for the job, so a failure would go unnoticed.
      deps.log.error({ err: error, target: scheduled.target }, 'backup failed');
      throw error;
    }
  },
});
