import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Listener } from './listener';
import { readConcernedPeople, readNews, readSnapshot, type ChannelPeople, type LogNews } from './reader';
import type { Snapshot } from './snapshot';

/** Interval between polls of the log when there is no wake-up call, in milliseconds. */
const POLL_MILLISECONDS = 2_000;

/** Minimum interval between consecutive polls, in milliseconds. */
const PAUSE_MILLISECONDS = 5;

/** With more new events than this in one poll, the people affected refetch instead. */
const BATCH_LIMIT = 10_000;

/** The result of one poll of the log. */
export interface Batch extends LogNews {
  /**
   * The people who must refetch after too many events, in which case `events` is empty; everyone if the log was
   * replaced.
   */
  refetch?: 'everybody' | readonly string[];
}

/** Polls the log for new events, one poll at a time, and passes them on. */
export interface Dispatcher {
  /** Resolves once the starting position is known; rejects while the database is unavailable. */
  start: () => Promise<void>;
  /** The position up to which events have been passed on. Available only after `start`. */
  seen: () => Snapshot;
  /** Polls soon. Any calls during a poll cause one more poll. */
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
    const refetch = isOther ? 'everybody' : isFlood ? await readConcernedPeople(run, channelPeople, from) : undefined;
    if (stopped) return;
    // Does both synchronously: a new stream gets events up to `seen` from the log, and later events from here.
    seen = news.now;
    deliver({ ...news, ...(refetch && { events: [], refetch }) });
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        lookAgain = false;
        if (seen) await look(seen);
        // Under load, one poll serves many calls.
        if (lookAgain) await setTimeout(PAUSE_MILLISECONDS);
      } while (lookAgain && !stopped);
    } catch (error) {
      // No event is lost, since the next poll starts from the same position.
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
