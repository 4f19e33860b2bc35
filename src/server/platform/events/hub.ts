import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../database/client';
import { problem, unauthorized } from '../http/problem';
import { makeDispatcher, type Batch } from './dispatcher';
import { framesOf, markFrame, refetchFrame } from './frames';
import { makeListener } from './listener';
import { EVENTS_KEPT_DAYS } from './log';
import { readAlive, readMissed, type LoggedEvent, type Readership, type Run, type Since } from './reader';
import { parseWatermark, type Snapshot } from './snapshot';
import { makeStreams, type Stream } from './streams';

/** How often an open stream says that it is alive, in milliseconds: proxies drop what is silent for longer. */
const HEARTBEAT_MILLISECONDS = 25_000;

/** Who has missed more than this fetches everything again. */
const MISSED_LIMIT = 500;

/** What `lastEventId=recent` looks back, in milliseconds: longer than a page takes from its first call to its stream. */
const RECENT_MILLISECONDS = 15_000;

const DAY_SECONDS = 24 * 60 * 60;

/** Who opens a stream, and through which session. */
interface StreamOwner {
  userId: string;
  sessionId: string;
}

/** The open streams of this process and what feeds them. */
export interface StreamHub {
  /**
   * Opens a stream for the caller from now on, from the last id it received, or from a few seconds ago (`recent`).
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
}

interface HubDeps extends Readership {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** `heartbeat`: milliseconds between the marks of an open stream. */
export function makeStreamHub(
  { database, clock, log, ...readership }: HubDeps,
  heartbeat = HEARTBEAT_MILLISECONDS,
): StreamHub {
  const streams = makeStreams();
  const listener = makeListener(database.pool.options, log, () => dispatcher.wake());
  const dispatcher = makeDispatcher(listener, readership.channelPeople, log, deliver);
  let beating: NodeJS.Timeout | undefined;
  let closed = false;

  function deliver({ events, people, now, isFlood }: Batch): void {
    const frames = framesOf(events, now.xmin, clock.now());
    for (const [index, event] of events.entries()) {
      const frame = frames[index];
      const userIds = event.userIds ?? people.get(event.channelId ?? '') ?? [];
      if (frame && event.type === 'logout') void logOut(event, frame);
      else if (frame)
        for (const userId of userIds) for (const stream of streams.of(userId)) streams.write(stream, frame);
    }
    if (isFlood) for (const stream of streams.all()) streams.write(stream, refetchFrame(now.xmin, clock.now()));
  }

  /** Ends what belongs to sessions that are over. An event alone is not believed: it may be older than the session. */
  async function logOut({ userIds, payload }: LoggedEvent, frame: Buffer): Promise<void> {
    const { sessionId } = JSON.parse(payload) as { sessionId?: string };
    const named = (userIds ?? []).flatMap(streams.of).filter((one) => !sessionId || one.sessionId === sessionId);
    await endDead(named, frame);
  }

  async function endDead(candidates: Stream[], last?: Buffer): Promise<void> {
    if (candidates.length === 0) return;
    try {
      const alive = await readAlive(
        listener.run,
        readership.sessionIsAlive,
        [...new Set(candidates.map((one) => one.sessionId))],
        clock.now(),
      );
      for (const stream of candidates) if (!alive.has(stream.sessionId)) streams.end(stream, last);
    } catch (error) {
      log.warn({ err: error }, 'sessions of streams not checked');
    }
  }

  function beat(): void {
    const mark = markFrame(dispatcher.seen().xmin, clock.now());
    for (const stream of streams.all()) if (stream.response) streams.write(stream, mark);
    void endDead(streams.all());
  }

  async function start(): Promise<void> {
    if (closed) throw problem(503, 'unavailable', 'Stepwell is restarting. Please try again in a moment.');
    await dispatcher.start();
    beating ??= setInterval(beat, heartbeat).unref();
  }

  const readFromPool: Run = async (query) => (await database.db.execute(query)).rows;

  /** The frames a stream starts with. */
  async function past(owner: StreamOwner, lastEventId: string | undefined, seen: Snapshot): Promise<Buffer[]> {
    const now = clock.now();
    const mark = markFrame(seen.xmin, now);
    const refetch = [refetchFrame(seen.xmin, now)];
    if (lastEventId === undefined) return [mark];
    const since = sinceOf(lastEventId, now);
    if (!since) return refetch;
    const missed = await readMissed(readFromPool, readership, owner, since, { seen, now, limit: MISSED_LIMIT + 1 });
    if (!missed.alive) throw unauthorized();
    // An id from beyond the log is none of its own: the database was put back, say.
    const isForeign = 'transactionId' in since && since.transactionId > missed.next;
    if (isForeign || missed.events.length > MISSED_LIMIT) return refetch;
    return [...framesOf(missed.events, seen.xmin, now), mark];
  }

  return {
    open: async (owner, lastEventId, begin) => {
      await start();
      const stream = streams.add(owner.userId, owner.sessionId);
      try {
        const frames = await past(owner, lastEventId, dispatcher.seen());
        streams.begin(stream, begin(), frames);
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
      closed = true;
      clearInterval(beating);
      for (const stream of streams.all()) streams.end(stream);
      await dispatcher.stop();
      await listener.close();
    },
    get size() {
      return streams.size;
    },
  };
}

/** From where the client is to be filled up; undefined for what is no id of ours, or older than the log may reach. */
function sinceOf(lastEventId: string, now: Date): Since | undefined {
  if (lastEventId === 'recent') return { instant: new Date(now.getTime() - RECENT_MILLISECONDS) };
  const watermark = parseWatermark(lastEventId);
  const ageDays = (now.getTime() / 1000 - (watermark?.sentAt ?? 0)) / DAY_SECONDS;
  // A day less, for transactions that took their time.
  return watermark && ageDays < EVENTS_KEPT_DAYS - 1 ? { transactionId: watermark.transactionId } : undefined;
}
