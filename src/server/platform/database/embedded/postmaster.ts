import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupProblem, unwritableDataDir } from '../../config/startupProblem';
import { program } from './binaries';
import type { Cluster } from './cluster';

export interface Postmaster {
  pid: number;
  ready: boolean;
  alive: boolean;
}

const MAX_LOG_BYTES = 1024 * 1024;

/**
 * The settings for durability are never weaker than acknowledged acts require (rule platform.durability); the other
 * settings suit a small, shared machine.
 */
const settings = (cluster: Cluster): Record<string, string> => ({
  listen_addresses: '',
  port: '5432',
  unix_socket_directories: cluster.sockets,
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The server itself reports refused statements; this log would only repeat their personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // Parallel workers need shared memory that small containers lack, and queries are short by design.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
});

export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , , , , status = ''] = text.split('\n');
  if (!pid?.trim()) return undefined;
  return { pid: Number(pid), ready: status.trim() === 'ready', alive: await isPostmaster(Number(pid), data) };
}

/** Checks the command line, since the process id may now belong to another program or a zombie process. */
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
 * Starts PostgreSQL detached from this process and its terminal, so that neither Ctrl+C nor the end of this process
 * interrupts a write. Resolves with whether it is ready; false if another PostgreSQL still uses the folder. Throws a
 * StartupProblem in PostgreSQL's own words if it refuses to start.
 */
export async function startPostmaster(cluster: Cluster, given: Record<string, string> = {}): Promise<boolean> {
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
      // Without this, a stale file whose process id now belongs to another program would keep PostgreSQL from starting.
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

function openLog(file: string): { descriptor: number; offset: number } {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > MAX_LOG_BYTES) renameSync(file, `${file}.old`);
    return { descriptor: openSync(file, 'a', 0o600), offset: size > MAX_LOG_BYTES ? 0 : size };
  } catch (error) {
    throw unwritableDataDir(error as Error);
  }
}

/** Fast shutdown: open transactions are rolled back, and everything acknowledged is on disk once it resolves. */
export async function shutDownPostgres(data: string): Promise<void> {
  const running = await findPostmaster(data);
  if (!running?.alive) return;
  process.kill(running.pid, 'SIGINT');
  while (await isPostmaster(running.pid, data)) await sleep(10);
}
