import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Listener } from './listener';
import { makePollBudget } from './pollBudget';
import { readConcernedPeople, readNews, readSnapshot, type ChannelPeople, type LogNews } from './reader';
import type { Snapshot } from './snapshot';

const POLL_MILLISECONDS = 2_000;

/** If one poll finds more new events than this, whoever they are for, the people affected refetch instead. */
const BATCH_LIMIT = 10_000;

export interface Batch extends Pick<LogNews, 'events' | 'now'> {
  /**
   * The readers who must refetch after too many events, in which case `events` is empty; everyone if the log was
   * replaced.
   */
  refetch?: 'everybody' | readonly string[];
}

export interface Readership {
  readers: () => readonly string[];
  deliver: (batch: Batch) => void;
}

export interface Dispatcher {
  /** Resolves once the starting position is known; rejects while the database is unavailable. */
  start: () => Promise<void>;
  seen: () => Snapshot;
  /** Resolves when the poll in progress, if any, has ended; later polls include all current readers. */
  polled: () => Promise<void>;
  /** Polls soon. Any calls during a poll cause one more poll. */
  wake: () => void;
  stop: () => Promise<void>;
}

export function makeDispatcher(
  { run }: Listener,
  channelPeople: ChannelPeople,
  log: FastifyBaseLogger,
  { readers, deliver }: Readership,
): Dispatcher {
  let seen: Snapshot | undefined;
  let starting: Promise<void> | undefined;
  let looking: Promise<void> | undefined;
  let polling: Promise<unknown> | undefined;
  let lookAgain = false;
  const budget = makePollBudget();
  let stopped = false;
  let poll: NodeJS.Timeout | undefined;

  async function look(from: Snapshot): Promise<void> {
    const search = { seen: from, readers: readers() };
    const start = performance.now();
    const { events, isFlood, now } = await readNews(run, channelPeople, search, BATCH_LIMIT);
    budget.spend(start, performance.now());
    const isOther = now.next < from.xmax;
    const refetch = isOther ? 'everybody' : isFlood ? await readConcernedPeople(run, channelPeople, search) : undefined;
    if (stopped) return;
    // Both steps are synchronous: a new stream gets events up to `seen` from the log, and later events from here.
    seen = now;
    deliver(refetch ? { events: [], now, refetch } : { events, now });
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        const wait = budget.waitAt(performance.now());
        if (wait > 0) await setTimeout(wait);
        if (!seen || stopped) break;
        lookAgain = false;
        await (polling = look(seen));
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
    polled: async () => {
      await polling?.catch(() => undefined);
    },
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      await looking;
    },
  };
}
