import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupProblem, unwritable } from '../../config/startupProblem';
import { program } from './binaries';
import type { Cluster } from './cluster';

/** What `postmaster.pid` says about PostgreSQL's main process, and whether that process really lives. */
export interface Postmaster {
  pid: number;
  ready: boolean;
  alive: boolean;
}

const LOG_BYTES = 1024 * 1024;

/**
 * Never less than acknowledged work needs (rule platform.durability); the rest suits a small machine that others share.
 */
const settings = (cluster: Cluster): Record<string, string> => ({
  listen_addresses: '',
  port: '5432',
  unix_socket_directories: cluster.sockets,
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Refused statements are the server's to report; here they would only put people's data into a log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // Workers need shared memory that small containers lack, for queries that are short by design.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
});

/** The main process that `postmaster.pid` names; undefined when there is no such file (yet). */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , , , , status = ''] = text.split('\n');
  if (!pid?.trim()) return undefined;
  return { pid: Number(pid), ready: status.trim() === 'ready', alive: await isPostmaster(Number(pid), data) };
}

/** A number may meanwhile be another program's, or a dead process nobody has collected: its command line tells. */
async function isPostmaster(pid: number, data: string): Promise<boolean> {
  const line =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
          ({ stdout }) => stdout,
          () => '',
        );
  return line.includes('postgres') && line.split(/[\0\n]| -/).some((part) => part.replace(/^D /, '').trim() === data);
}

/**
 * Starts PostgreSQL apart from this process and its terminal, so that neither Ctrl+C nor our own death ends it in the
 * middle of a write. Resolves with whether it is ready; false when another one holds the folder just now.
 * Throws a StartupProblem with PostgreSQL's own words when it refuses.
 */
export async function launch(cluster: Cluster, given: Record<string, string> = {}): Promise<boolean> {
  const stale = await findPostmaster(cluster.data);
  const log = openLog(cluster.logFile);
  const options = Object.entries({ ...settings(cluster), ...given }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(program(cluster.binaries, 'postgres'), ['-D', cluster.data, ...options], {
    ...cluster.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      // Without it a left-over file whose number is now another program's would keep PostgreSQL from starting.
      ...(stale && !stale.alive && { PG_GRANDPARENT_PID: String(stale.pid) }),
    },
  });
  closeSync(log.descriptor);
  child.unref();
  let ended = false;
  void once(child, 'exit').then(
    () => (ended = true),
    () => (ended = true),
  );
  while (!ended) {
    const found = await findPostmaster(cluster.data);
    if (found?.pid === child.pid && found?.ready) return true;
    await sleep(10);
  }
  const said = readFileSync(cluster.logFile, 'utf8').slice(log.offset);
  if (/lock file .* already exists|still in use/.test(said)) return false;
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(said)?.[1] ?? (said.trim().split('\n').at(-1) || 'no reason given');
  throw new StartupProblem(`PostgreSQL couldn't start in ${cluster.data}: ${reason}.`);
}

/** Opens the log to write at its end, a new one when it has grown; `offset` is where this run's lines begin. */
function openLog(file: string): { descriptor: number; offset: number } {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LOG_BYTES) renameSync(file, `${file}.old`);
    return { descriptor: openSync(file, 'a', 0o600), offset: size > LOG_BYTES ? 0 : size };
  } catch (error) {
    throw unwritable(error as Error);
  }
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk when it resolves. */
export async function shutDown(data: string): Promise<void> {
  const running = await findPostmaster(data);
  if (!running?.alive) return;
  process.kill(running.pid, 'SIGINT');
  while (await isPostmaster(running.pid, data)) await sleep(10);
}
