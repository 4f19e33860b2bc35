import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Client, ClientConfig } from 'pg';
import { preparingClient } from '../database/preparingClient';
import type { Run } from './reader';

const CHANNEL = 'stepwell_events';

/** What the database shows this connection as. */
export const LISTENER_NAME = 'stepwell-events';

/** Calls for attention within this time are one notification. */
const MERGE_MILLISECONDS = 5;

/** A statement without an answer for this long means a dead connection. */
const ANSWER_MILLISECONDS = 15_000;

/** From the first to the longest wait before the connection is tried again. */
const RECONNECT_MILLISECONDS = { first: 100, longest: 5_000 };

/**
 * This process's own connection for the stream: it reads the log, calls the other processes, and hears their calls.
 * Kept apart from the pool, so that delivery never waits behind requests.
 */
export interface Listener {
  run: Run;
  /** Wakes the readers of the other processes: outside any transaction, and soon rather than at once. */
  call: () => void;
  close: () => Promise<void>;
}

/** Opened by its first use, and again by itself when it breaks. `onCall` hears the calls of the others. */
export function makeListener(connection: ClientConfig, log: FastifyBaseLogger, onCall: () => void): Listener {
  const self = randomUUID();
  const ListenerClient = preparingClient();
  let turn: Promise<unknown> = Promise.resolve();
  let opening: Promise<Client> | undefined;
  let closed = false;
  let wait = RECONNECT_MILLISECONDS.first;
  let again: NodeJS.Timeout | undefined;
  let calling: NodeJS.Timeout | undefined;

  async function connect(): Promise<Client> {
    const client = new ListenerClient({
      ...connection,
      application_name: LISTENER_NAME,
      keepAlive: true,
      query_timeout: ANSWER_MILLISECONDS,
    });
    client.on('notification', ({ payload }) => payload !== self && onCall());
    client.on('error', (error) => log.warn({ err: error }, 'stream connection lost'));
    client.on('end', reopenLater);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    wait = RECONNECT_MILLISECONDS.first;
    // What was called while nobody listened is found by looking.
    onCall();
    return client;
  }

  function reopenLater(): void {
    opening = undefined;
    if (closed || again) return;
    again = setTimeout(() => {
      again = undefined;
      open().catch((error: unknown) => log.warn({ err: error }, 'could not open the stream connection'));
    }, wait).unref();
    wait = Math.min(wait * 2, RECONNECT_MILLISECONDS.longest);
  }

  function open(): Promise<Client> {
    if (closed) return Promise.reject(new Error('Connection terminated'));
    opening ??= connect().catch((error: unknown) => {
      reopenLater();
      throw error;
    });
    return opening;
  }

  /** One statement at a time: the driver is to be given the next when it has answered the last. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work, work);
    turn = done.catch(() => undefined);
    return done;
  }

  const notify = () => inTurn(async () => (await open()).query('select pg_notify($1, $2)', [CHANNEL, self]));

  const ask: Run = async (query) => {
    const client = await open();
    try {
      return (await drizzle(client).execute(query)).rows;
    } catch (error) {
      if (error instanceof Error && /timeout/.test(String(error.cause))) void client.end();
      throw error;
    }
  };

  return {
    run: (query) => inTurn(() => ask(query)),
    call: () => {
      if (closed) return;
      calling ??= setTimeout(() => {
        calling = undefined;
        // A call that is lost is made good by the others' slow poll.
        notify().catch((error: unknown) => log.debug({ err: error }, 'call not made'));
      }, MERGE_MILLISECONDS);
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      const isCallDue = calling !== undefined;
      clearTimeout(calling);
      const client = await opening?.catch(() => undefined);
      await turn;
      if (client && isCallDue) await client.query('select pg_notify($1, $2)', [CHANNEL, self]).catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
