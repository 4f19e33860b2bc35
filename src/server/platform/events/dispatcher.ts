import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Listener } from './listener';
import { readConcerned, readNews, readSnapshot, type ChannelPeople, type LogNews } from './reader';
import type { Snapshot } from './snapshot';

/** How often the log is looked at when nobody calls, in milliseconds. */
const POLL_MILLISECONDS = 2_000;

/** Between two looks that follow each other, in milliseconds. */
const PAUSE_MILLISECONDS = 5;

/** More news than this at one look is not delivered one by one: whom it concerns fetches again. */
const BATCH_LIMIT = 10_000;

/** What one look at the log has found. */
export interface Batch extends LogNews {
  /** Who has to fetch again, since too much has happened; `events` is empty then. Everybody, where the log is another one. */
  refetch?: 'everybody' | readonly string[];
}

/** Finds what is new in the log, one look at a time, and hands it on. */
export interface Dispatcher {
  /** Resolves once it is known where reading starts; rejects while the database is away. */
  start: () => Promise<void>;
  /** What has been handed on so far. Only after `start`. */
  seen: () => Snapshot;
  /** Looks soon. Calls while it looks are one more look. */
  wake: () => void;
  stop: () => Promise<void>;
}

export function makeDispatcher(
  { run }: Listener,
  channelPeople: ChannelPeople,
  log: FastifyBaseLogger,
  deliver: (batch: Batch) => void,
): Dispatcher {
  let seen: Snapshot | undefined;
  let starting: Promise<void> | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let stopped = false;
  let poll: NodeJS.Timeout | undefined;

  async function look(from: Snapshot): Promise<void> {
    const news = await readNews(run, channelPeople, from, BATCH_LIMIT);
    const isFlood = news.events.length > BATCH_LIMIT;
    const isOther = news.now.next < from.xmax;
    const refetch = isOther ? 'everybody' : isFlood ? await readConcerned(run, channelPeople, from) : undefined;
    if (stopped) return;
    // Both in one go: a stream that opens gets the past up to `seen` from the log and all later from here.
    seen = news.now;
    deliver({ ...news, ...(refetch && { events: [], refetch }) });
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        lookAgain = false;
        if (seen) await look(seen);
        // Under load one look finds what many calls were about.
        if (lookAgain) await setTimeout(PAUSE_MILLISECONDS);
      } while (lookAgain && !stopped);
    } catch (error) {
      // Nothing is lost: the next look starts where this one did.
      log.warn({ err: error }, 'could not read the event log');
    }
    looking = undefined;
  }

  function wake(): void {
    if (!seen || stopped) return;
    lookAgain = true;
    looking ??= lookUntilQuiet();
  }

  async function begin(): Promise<void> {
    seen = await readSnapshot(run);
    poll = setInterval(wake, POLL_MILLISECONDS).unref();
  }

  return {
    start: () =>
      (starting ??= begin().catch((error: unknown) => {
        starting = undefined;
        throw error;
      })),
    seen: () => {
      if (!seen) throw new Error('The dispatcher has not been started');
      return seen;
    },
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      await looking;
    },
  };
}
