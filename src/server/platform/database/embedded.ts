import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from '../config/startupProblem';
import type { Binaries } from './embedded/binaries';
import { prepareCluster, type Cluster } from './embedded/cluster';
import { findPostmaster, startPostmaster, shutDownPostgres } from './embedded/postmaster';
import { databaseUrlOf, registerPresence, type Presence } from './embedded/presence';

export interface EmbeddedOptions {
  dataDir: string;
  /** Used if PostgreSQL may not enter `dataDir`. Without a fallback, startup then fails. */
  fallback?: string;
  binaries?: Binaries;
  settings?: Record<string, string>;
  log?: (message: string) => void;
}

export interface EmbeddedDatabase {
  url: string;
  folder: string;
  /** Shuts PostgreSQL down unless another server still uses it. Close all your own connections first. */
  stop: () => Promise<void>;
}

/** Long, since PostgreSQL may have much to replay after a crash, or another server may be stopping. */
const TIMEOUT_MS = 10 * 60_000;
const RETRY_MS = 1_000;

/**
 * Starts PostgreSQL in a folder, or uses one already running there because a killed server left it, or another server
 * shares it. While this process lives, PostgreSQL is restarted whenever it dies. Throws a StartupProblem if it can't
 * be started.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, fallback, binaries, settings, log = () => {} } = options;
  const cluster = await prepareCluster(dataDir, fallback, binaries);
  if (fallback && cluster.data.startsWith(fallback)) log(`PostgreSQL may not enter ${dataDir}; it uses ${fallback}.`);
  let stopping = false;
  let present: Promise<Presence | undefined> = joinPostgres(cluster, settings);
  await present;

  const joinAgain = async (): Promise<Presence | undefined> => {
    for (let said = ''; !stopping; await sleep(RETRY_MS)) {
      try {
        return await joinPostgres(cluster, settings);
      } catch (error) {
        const { message } = error as Error;
        if (message !== said) log(message);
        said = message;
      }
    }
    return undefined;
  };
  const keep = async () => {
    for (let presence = await present; presence; presence = await present) {
      await presence.lost;
      if (stopping) return;
      log('PostgreSQL has ended and is started again.');
      present = joinAgain();
    }
  };
  void keep();

  const stop = async () => {
    stopping = true;
    const presence = await present;
    if (await presence?.leave()) await shutDownPostgres(cluster.data);
    await presence?.end();
  };
  let stopped: Promise<void> | undefined;
  return { url: databaseUrlOf(cluster.sockets), folder: cluster.data, stop: () => (stopped ??= stop()) };
}

async function joinPostgres(cluster: Cluster, settings?: Record<string, string>): Promise<Presence> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const found = await findPostmaster(cluster.data);
    if (found?.alive || (await startPostmaster(cluster, settings))) {
      try {
        return await registerPresence(cluster.sockets);
      } catch (error) {
        const reason = error as Error & { code?: string };
        if (!isTransient(reason) || performance.now() > deadline) {
          throw new StartupProblem(`PostgreSQL in ${cluster.data} can't be reached: ${reason.message}.`);
        }
      }
    }
    await sleep(20);
  }
}

/** PostgreSQL is starting, stopping, recovering, just gone, or out of connections, so waiting helps. */
function isTransient({ code, message }: { code?: string; message: string }): boolean {
  if (code === undefined) return message.startsWith('Connection terminated');
  return ['57P03', '57P01', '57P02', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code);
}
