import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { RunAct } from './act';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Database } from './database/client';
import type { StreamHub } from './events/hub';
import type { Hooks } from './hooks';
import type { MinimumDuration } from './http/limits/minimumDuration';
import type { TimeLimits } from './http/limits/timeLimits';
import type { JobQueue } from './jobs/queue';
import type { Metrics } from './metrics/metrics';
import type { ScrapeLimits } from './metrics/scrape';
import type { PushSender } from './outgoing/pushSender';
import type { ZoomClient } from './outgoing/zoomClient';
import type { PasswordCost } from './passwordCost';
import type { PageDrawer } from './http/site/pageDrawer';
import type { Printer } from './pdf/printer';
import type { ThreadLimits } from './thread';

/** The app's dependencies on the outside world; tests supply their own. */
export interface Deps {
  database: Database;
  clock: Clock;
  config: Config;
  zoom: ZoomClient;
  push: PushSender;
  logger: FastifyServerOptions['logger'];
  /** How long a client may take to send a request; tests may shorten it. */
  timeLimits?: TimeLimits;
  /** The cost of hashing a password, and the minimum duration of a guarded act; tests may lower them. */
  passwordCost?: PasswordCost;
  minimumDuration?: MinimumDuration;
  /** How long the database may take to supply its metrics; tests may raise it. */
  scrapeLimits?: ScrapeLimits;
  /** How many PDFs may wait, and how long one PDF may take; tests may change them. */
  printLimits?: ThreadLimits;
  /** Called with the server before it has routes, so that tests see requests and responses. */
  checkResponses?: (http: FastifyInstance) => void;
}

/** The dependencies of handlers and use cases. */
export interface AppContext extends Deps {
  log: FastifyBaseLogger;
  hub: StreamHub;
  jobs: JobQueue;
  metrics: Metrics;
  act: RunAct;
  hooks: Hooks;
  printer: Printer;
  pageDrawer: PageDrawer;
}
