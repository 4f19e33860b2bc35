import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Client, ClientConfig } from 'pg';
import { makeHosts, tryHosts } from '../database/hosts/hosts';
import { preparingClient } from '../database/preparingClient';
import type { RunQuery } from './reader';

const CHANNEL = 'stepwell_events';

export const LISTENER_NAME = 'stepwell-events';

const MERGE_MILLISECONDS = 5;

/** A connection whose statement goes unanswered for this long is considered dead. */
const ANSWER_MILLISECONDS = 15_000;

/**
 * Makes PostgreSQL plan the readers' statements once, with indexes, whatever the size of the log at that time:
 * planning takes ten times as long as running, and a plan made for a short log would read a long one from its start.
 */
export const ALWAYS_BY_INDEX = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off';

const RECONNECT_MILLISECONDS = { first: 100, longest: 5_000 };

/**
 * This process's own connection for the streams: it reads the log, wakes the other processes, and is woken by them.
 * It is separate from the pool, so that delivery never waits behind requests.
 */
export interface Listener {
  run: RunQuery;
  wakeOthers: () => void;
  close: () => Promise<void>;
}

export function makeListener(connection: ClientConfig, log: FastifyBaseLogger, onCall: () => void): Listener {
  const self = randomUUID();
  const hosts = makeHosts(connection.connectionString ?? '');
  const ListenerClient = preparingClient(hosts);
  let turn: Promise<unknown> = Promise.resolve();
  let opening: Promise<Client> | undefined;
  let closed = false;
  let wait = RECONNECT_MILLISECONDS.first;
  let again: NodeJS.Timeout | undefined;
  let calling: NodeJS.Timeout | undefined;

  async function connect(): Promise<Client> {
    const own = { ...connection, application_name: LISTENER_NAME, query_timeout: ANSWER_MILLISECONDS };
    const client = await tryHosts(hosts, () => new ListenerClient(own).connect());
    client.on('notification', ({ payload }) => payload !== self && onCall());
    client.on('error', (error) => log.warn({ err: error }, 'stream connection lost'));
    client.on('end', reopenLater);
    await client.query(`listen ${CHANNEL}; ${ALWAYS_BY_INDEX}`);
    wait = RECONNECT_MILLISECONDS.first;
    // Polling finds events announced while disconnected.
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

  /** Runs one statement at a time: the driver must finish a statement before it is given the next. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work, work);
    turn = done.catch(() => undefined);
    return done;
  }

  const notify = () => inTurn(async () => (await open()).query('select pg_notify($1, $2)', [CHANNEL, self]));

  const ask: RunQuery = async (query) => {
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
    wakeOthers: () => {
      if (closed) return;
      calling ??= setTimeout(() => {
        calling = undefined;
        // If a notification is lost, the other processes' slow poll still finds the events.
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
