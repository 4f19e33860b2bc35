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
import type { Printer, PrintLimits } from './pdf/printer';

/** What the outside world gives the app; tests give their own. */
export interface Deps {
  database: Database;
  clock: Clock;
  config: Config;
  zoom: ZoomClient;
  push: PushSender;
  logger: FastifyServerOptions['logger'];
  /** How long somebody may take over a request; the usual unless a test has no time for it. */
  timeLimits?: TimeLimits;
  /** What hashing a password costs, and how long a guarded act takes at least; as usual unless a test has no time. */
  passwordCost?: PasswordCost;
  minimumDuration?: MinimumDuration;
  /** How long the database may take to say what it knows for metrics; the usual unless a test may take longer. */
  scrapeLimits?: ScrapeLimits;
  /** How many PDFs may wait and how long one may take; the usual unless a test may take longer. */
  printLimits?: PrintLimits;
  /** Given the server before it has routes, so that tests see what is asked and answered. */
  checkResponses?: (http: FastifyInstance) => void;
}

/** What handlers and use cases work with. */
export interface AppContext extends Deps {
  log: FastifyBaseLogger;
  hub: StreamHub;
  jobs: JobQueue;
  metrics: Metrics;
  act: RunAct;
  hooks: Hooks;
  printer: Printer;
}
