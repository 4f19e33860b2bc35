import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../database/client';
import { problem, unauthorized } from '../http/problem';
import { makeDispatcher, type Batch } from './dispatcher';
import { eventFramesOf, markFrame, refetchFrame } from './frames';
import { readLag, type LogLag } from './lag';
import { makeListener } from './listener';
import { MAX_MISSED } from './log';
import { readEvents, readMissed, type StreamOwner } from './missed';
import {
  readActiveSessions,
  readWithheldMemberships,
  type ReaderQueries,
  type RunQuery,
  type WithoutPeople,
} from './reader';
import { freshBacklog, READ_BYTES, refetchBacklog, resumedBacklog, parseResumePoint, type Backlog } from './resume';
import { makeStreams, type Stream } from './streams';
import { refusals } from '../http/refusals';

const HEARTBEAT_MS = 25_000;

export interface StreamHub {
  /**
   * Opens a stream for the caller that starts now, from the last id received, or from a minute ago (`recent`). `begin`
   * starts the response once its contents are known. 401 if the session has ended, 503 during shutdown.
   */
  open: (owner: StreamOwner, lastEventId: string | undefined, begin: () => ServerResponse) => Promise<void>;
  wake: () => void;
  start: () => Promise<void>;
  close: () => Promise<void>;
  readonly size: number;
  /** Rejects until the hub follows the log. */
  readLag: (run: RunQuery) => Promise<LogLag>;
}

interface HubDeps extends ReaderQueries {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

export function makeStreamHub({ database, clock, log, ...readership }: HubDeps, heartbeatMs = HEARTBEAT_MS): StreamHub {
  const streams = makeStreams();
  const listener = makeListener(database.pool.options, log, () => dispatcher.wake());
  const dispatcher = makeDispatcher(listener, readership.channelPeople, log, {
    readers: streams.readers,
    deliver: (batch) => {
      for (const delivery of deliveriesOf(batch, clock.now(), readership.withoutPeople)) deliver(delivery);
    },
  });
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isWithholding = false;

  function deliver(delivery: Delivery): void {
    const { frame } = delivery;
    if (delivery.to === 'everybody') {
      for (const stream of streams.all()) streams.write(stream, frame);
    } else if (delivery.to === 'people') {
      const { membershipId = '' } = delivery;
      for (const userId of delivery.userIds)
        for (const stream of streams.of(userId)) if (!stream.withheld?.has(membershipId)) streams.write(stream, frame);
    } else {
      const { userIds, sessionId } = delivery;
      void endDead(
        userIds.flatMap(streams.of).filter((one) => !sessionId || one.sessionId === sessionId),
        frame,
      );
    }
  }

  /** Ends streams whose session is over. Doesn't rely on the event alone, which may predate the session. */
  async function endDead(candidates: Stream[], last?: Buffer): Promise<void> {
    if (candidates.length === 0) return;
    try {
      const sessionIds = [...new Set(candidates.map(({ sessionId }) => sessionId))];
      const alive = await readActiveSessions(listener.run, readership.sessionIsAlive, sessionIds, clock.now());
      for (const stream of candidates) if (!alive.has(stream.sessionId)) streams.end(stream, last);
    } catch (error) {
      log.warn({ err: error }, 'could not check the sessions of streams');
    }
  }

  function beat(): void {
    const mark = markFrame(dispatcher.seen().xmin, clock.now());
    for (const stream of streams.all()) if (stream.response) streams.write(stream, mark);
    void endDead(streams.all());
    void withholdMemberships();
  }

  /** A requirement to log in another way counts within a heartbeat (rule signOn.required). */
  async function withholdMemberships(): Promise<void> {
    const open = streams.all();
    if (open.length === 0 || isWithholding) return;
    isWithholding = true;
    try {
      const sessionIds = [...new Set(open.map(({ sessionId }) => sessionId))];
      const withheld = await readWithheldMemberships(readFromPool, sessionIds);
      for (const stream of open) stream.withheld = withheld.get(stream.sessionId);
    } catch (error) {
      log.warn({ err: error }, 'could not read which conversations streams must not get');
    }
    isWithholding = false;
  }

  async function start(): Promise<void> {
    if (isClosed) throw problem(503, 'unavailable', refusals.restarting);
    await dispatcher.start();
    heartbeat ??= setInterval(beat, heartbeatMs).unref();
  }

  const readFromPool: RunQuery = async (query) => (await database.db.execute(query)).rows;

  /** Used for an open stream: on failure, the reader is disconnected and reconnects. */
  const readLater = (owner: StreamOwner) => (positions: string[]) =>
    readEvents(readFromPool, readership, owner, positions).catch((error: unknown) => {
      log.warn({ err: error }, 'could not read what a stream missed');
      throw error;
    });

  async function backlogOf(owner: StreamOwner, lastEventId: string | undefined): Promise<Backlog> {
    const [seen, now] = [dispatcher.seen(), clock.now()];
    if (lastEventId === undefined) return freshBacklog(seen, now);
    const since = parseResumePoint(lastEventId, now);
    if (!since) return refetchBacklog(seen, now);
    const options = { seen, now, limit: MAX_MISSED, pieceBytes: READ_BYTES };
    const missed = await readMissed(readFromPool, readership, owner, since, options);
    if (!missed.alive) throw unauthorized();
    return resumedBacklog(since, missed, { seen, now, read: readLater(owner) });
  }

  return {
    open: async (owner, lastEventId, begin) => {
      await start();
      const withheld = await readWithheldMemberships(readFromPool, [owner.sessionId]);
      const stream = streams.add({ ...owner, withheld: withheld.get(owner.sessionId) });
      try {
        await dispatcher.polled();
        const past = await backlogOf(owner, lastEventId);
        streams.begin(stream, begin(), past);
      } catch (error) {
        streams.remove(stream);
        throw error;
      }
    },
    wake: () => {
      dispatcher.wake();
      listener.wakeOthers();
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

type Delivery =
  | { to: 'people'; userIds: readonly string[]; membershipId?: string; frame: Buffer }
  | { to: 'everybody'; frame: Buffer }
  | { to: 'sessions'; userIds: readonly string[]; sessionId: string | undefined; frame: Buffer };

function deliveriesOf({ events, now, refetch }: Batch, at: Date, withoutPeople: WithoutPeople): Delivery[] {
  if (refetch) {
    const frame = refetchFrame(now.xmin, at);
    return [refetch === 'everybody' ? { to: 'everybody', frame } : { to: 'people', userIds: refetch, frame }];
  }
  const frames = eventFramesOf(events, now.xmin, at);
  return events.flatMap((event, index): Delivery[] => {
    const frame = frames[index];
    if (!frame) return [];
    const { recipients: userIds, membershipId, hidden = {} } = event;
    if (event.type === 'logout') {
      const { sessionId } = JSON.parse(event.payload) as { sessionId?: string };
      return [{ to: 'sessions', userIds, sessionId, frame: frame.shared }];
    }
    const place = membershipId ? { membershipId } : {};
    const others = userIds.filter((userId) => !hidden[userId]);
    const few = Object.entries(hidden).flatMap(([userId, people]): Delivery[] => {
      const payload = withoutPeople(event, people);
      if (payload === undefined) return [];
      return [{ to: 'people', userIds: [userId], ...place, frame: frame.withPayload(payload) }];
    });
    return [{ to: 'people', userIds: others, ...place, frame: frame.shared }, ...few];
  });
}
