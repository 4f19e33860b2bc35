import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from '../config/startupProblem';
import type { Binaries } from './embedded/binaries';
import { prepareCluster, type Cluster } from './embedded/cluster';
import { findPostmaster, launch, shutDown } from './embedded/postmaster';
import { addressOf, enter, type Presence } from './embedded/presence';

export interface EmbeddedOptions {
  /** The folder the database is kept in. */
  dataDir: string;
  /** Used instead when PostgreSQL may not enter `dataDir`; without it such a folder is refused. */
  fallback?: string;
  /** PostgreSQL's programs; those that come with the product unless given. */
  binaries?: Binaries;
  /** PostgreSQL's settings, over those it is started with. */
  settings?: Record<string, string>;
  /** Told what the operator may want to know, a sentence at a time. */
  log?: (message: string) => void;
}

export interface EmbeddedDatabase {
  url: string;
  /** Where the database is on disk. */
  folder: string;
  /** Shuts PostgreSQL down, unless another server still uses it. Close every connection of one's own first. */
  stop: () => Promise<void>;
}

/** PostgreSQL may have much to replay after a crash, or another server may be stopping. */
const TIMEOUT_MS = 10 * 60_000;
const RETRY_MS = 1_000;

/**
 * Starts PostgreSQL in a folder, or uses the one that runs there: left over by a server that was killed, or shared with
 * another. While this process lives it is started again whenever it dies. Throws a StartupProblem when it can't be.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, fallback, binaries, settings, log = () => {} } = options;
  const cluster = await prepareCluster(dataDir, fallback, binaries);
  if (fallback && cluster.data.startsWith(fallback)) log(`PostgreSQL may not enter ${dataDir}; it uses ${fallback}.`);
  let stopping = false;
  let present: Promise<Presence | undefined> = join(cluster, settings);
  await present;

  const joinAgain = async (): Promise<Presence | undefined> => {
    // It is tried every second for as long as it takes: what keeps it from being started is said once.
    for (let said = ''; !stopping; await sleep(RETRY_MS)) {
      try {
        return await join(cluster, settings);
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
    if (await presence?.leave()) await shutDown(cluster.data);
    await presence?.end();
  };
  let stopped: Promise<void> | undefined;
  return { url: addressOf(cluster.sockets), folder: cluster.data, stop: () => (stopped ??= stop()) };
}

/** Finds PostgreSQL or starts it, and enters; as often as somebody else gets in between. */
async function join(cluster: Cluster, settings?: Record<string, string>): Promise<Presence> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const found = await findPostmaster(cluster.data);
    if (found?.alive || (await launch(cluster, settings))) {
      try {
        return await enter(cluster.sockets);
      } catch (error) {
        const reason = error as Error & { code?: string };
        if (!isPassing(reason) || performance.now() > deadline) {
          throw new StartupProblem(`PostgreSQL in ${cluster.data} can't be reached: ${reason.message}.`);
        }
      }
    }
    await sleep(20);
  }
}

/** Starting, stopping, replaying its log, gone between two looks, or full: waiting helps. */
function isPassing({ code, message }: { code?: string; message: string }): boolean {
  if (code === undefined) return message.startsWith('Connection terminated');
  return ['57P03', '57P01', '57P02', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code);
}
