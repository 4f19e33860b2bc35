import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../database/client';
import { problem, unauthorized } from '../http/problem';
import { deliveriesOf, type Delivery } from './deliveries';
import { makeDispatcher } from './dispatcher';
import { markFrame } from './frames';
import { readLag, type LogLag } from './lag';
import { makeListener } from './listener';
import { MAX_MISSED } from './log';
import { readEvents, readMissed } from './missed';
import { readAlive, type Readership, type Run } from './reader';
import { freshPast, READ_BYTES, refetchPast, resumedPast, sinceOf, type Past } from './resume';
import { makeStreams, type Stream } from './streams';

/** How often an open stream says that it is alive: proxies drop what is silent for longer. */
const HEARTBEAT_MS = 25_000;

/** Who opens a stream, and through which session. */
interface StreamOwner {
  userId: string;
  sessionId: string;
}

/** The open streams of this process and what feeds them. */
export interface StreamHub {
  /**
   * Opens a stream for the caller from now on, from the last id it received, or from a minute ago (`recent`).
   * `begin` starts the response, once it is known what goes into it. 401 when the session is over, 503 on shutdown.
   */
  open: (owner: StreamOwner, lastEventId: string | undefined, begin: () => ServerResponse) => Promise<void>;
  /** Something was committed: this process looks at once, the others are called. */
  wake: () => void;
  /** Begins to follow the log. Opening a stream does it too. */
  start: () => Promise<void>;
  /** Ends every stream; the readers come back, to another process or the next. */
  close: () => Promise<void>;
  readonly size: number;
  /** How far what its streams were told is behind the log. Fails while it doesn't follow the log yet. */
  readLag: (run: Run) => Promise<LogLag>;
}

interface HubDeps extends Readership {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** `heartbeatMs`: between the marks of an open stream. */
export function makeStreamHub({ database, clock, log, ...readership }: HubDeps, heartbeatMs = HEARTBEAT_MS): StreamHub {
  const streams = makeStreams();
  const listener = makeListener(database.pool.options, log, () => dispatcher.wake());
  const dispatcher = makeDispatcher(listener, readership.channelPeople, log, (batch) => {
    for (const delivery of deliveriesOf(batch, clock.now())) deliver(delivery);
  });
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;

  function deliver(delivery: Delivery): void {
    const { frame } = delivery;
    if (delivery.to === 'everybody') {
      for (const stream of streams.all()) streams.write(stream, frame);
    } else if (delivery.to === 'people') {
      for (const userId of delivery.userIds) for (const stream of streams.of(userId)) streams.write(stream, frame);
    } else {
      const { userIds, sessionId } = delivery;
      void endDead(
        userIds.flatMap(streams.of).filter((one) => !sessionId || one.sessionId === sessionId),
        frame,
      );
    }
  }

  /** Ends what belongs to sessions that are over. An event alone is not believed: it may be older than the session. */
  async function endDead(candidates: Stream[], last?: Buffer): Promise<void> {
    if (candidates.length === 0) return;
    try {
      const sessionIds = [...new Set(candidates.map(({ sessionId }) => sessionId))];
      const alive = await readAlive(listener.run, readership.sessionIsAlive, sessionIds, clock.now());
      for (const stream of candidates) if (!alive.has(stream.sessionId)) streams.end(stream, last);
    } catch (error) {
      log.warn({ err: error }, 'could not check the sessions of streams');
    }
  }

  function beat(): void {
    const mark = markFrame(dispatcher.seen().xmin, clock.now());
    for (const stream of streams.all()) if (stream.response) streams.write(stream, mark);
    void endDead(streams.all());
  }

  async function start(): Promise<void> {
    if (isClosed) throw problem(503, 'unavailable', 'Stepwell is restarting. Please try again in a moment.');
    await dispatcher.start();
    heartbeat ??= setInterval(beat, heartbeatMs).unref();
  }

  const readFromPool: Run = async (query) => (await database.db.execute(query)).rows;

  /** For a stream under way: who it fails for is cut off, and comes back. */
  const readLater = (userId: string) => (positions: string[]) =>
    readEvents(readFromPool, readership, userId, positions).catch((error: unknown) => {
      log.warn({ err: error }, 'could not read what a stream missed');
      throw error;
    });

  /** What a stream starts with. */
  async function pastOf(owner: StreamOwner, lastEventId: string | undefined): Promise<Past> {
    const [seen, now] = [dispatcher.seen(), clock.now()];
    if (lastEventId === undefined) return freshPast(seen, now);
    const since = sinceOf(lastEventId, now);
    if (!since) return refetchPast(seen, now);
    const options = { seen, now, limit: MAX_MISSED, pieceBytes: READ_BYTES };
    const missed = await readMissed(readFromPool, readership, owner, since, options);
    if (!missed.alive) throw unauthorized();
    return resumedPast(since, missed, { seen, now, read: readLater(owner.userId) });
  }

  return {
    open: async (owner, lastEventId, begin) => {
      await start();
      const stream = streams.add(owner.userId, owner.sessionId);
      try {
        const past = await pastOf(owner, lastEventId);
        streams.begin(stream, begin(), past);
      } catch (error) {
        streams.remove(stream);
        throw error;
      }
    },
    wake: () => {
      dispatcher.wake();
      listener.call();
    },
    start,
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      for (const stream of streams.all()) streams.end(stream);
      await dispatcher.stop();
      await listener.close();
    },
    readLag: async (run) => readLag(run, dispatcher.seen(), clock.now()),
    get size() {
      return streams.size;
    },
  };
}
