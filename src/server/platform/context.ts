import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Database, Tx } from './database/client';
import type { StreamPayload } from './events/log';
import type { StreamHub } from './events/hub';
import type { Mail } from './mail/outbox';
import type { JobQueue } from './jobs/queue';
import type { PushSender } from './outgoing/pushSender';
import type { ZoomClient } from './outgoing/zoomClient';
import type { Activity } from '../session/activity';

/** Who is told: people by id, or whoever is in a channel when the event is delivered. */
export type Audience = { userIds: string[] } | { channelId: string };

/**
 * One act: a transaction, the instant it happens at, and what the world is to be told once it is committed.
 * Events and mails are collected and written with one statement each just before the commit.
 */
export interface Act {
  tx: Tx;
  now: Date;
  tell: (audience: Audience, payload: StreamPayload) => void;
  mail: (mail: Mail) => void;
  /** Runs after the commit; its failure is logged and changes nothing. */
  afterCommit: (work: () => void | Promise<void>) => void;
}

/** What the outside world gives the app; tests give their own. */
export interface Deps {
  database: Database;
  clock: Clock;
  config: Config;
  zoom: ZoomClient;
  push: PushSender;
  logger: FastifyServerOptions['logger'];
  /** Given the server before it has routes, so that tests see what is asked and answered. */
  observe?: (http: FastifyInstance) => void;
}

/** What handlers and services work with. */
export interface AppContext extends Deps {
  log: FastifyBaseLogger;
  hub: StreamHub;
  jobs: JobQueue;
  activity: Activity;
  /** Does `work` in one transaction, then wakes whoever delivers what it told. */
  act: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
}
