import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { RunAct } from './act';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Database } from './database/client';
import type { StreamHub } from './events/hub';
import type { Hooks } from './hooks';
import type { MinimumDuration } from './http/limits/minimumDuration';
import type { MinuteCounts } from './http/limits/minuteCounts';
import type { TimeLimits } from './http/limits/timeLimits';
import type { JobQueue } from './jobs/queue';
import type { Metrics } from './metrics/metrics';
import type { ScrapeLimits } from './metrics/scrape';
import type { OidcClient } from './outgoing/oidcClient';
import type { PushSender } from './outgoing/pushSender';
import type { WebhookSender } from './outgoing/webhookSender';
import type { ZoomClient } from './outgoing/zoomClient';
import type { PasswordCost } from './passwordCost';
import type { SnapshotRenderer } from './http/snapshots/snapshotRenderer';
import type { Printer } from './pdf/printer';
import type { ThreadLimits } from './thread';

export interface Deps {
  database: Database;
  clock: Clock;
  config: Config;
  zoom: ZoomClient;
  push: PushSender;
  webhooks: WebhookSender;
  oidc: OidcClient;
  logger: FastifyServerOptions['logger'];
  timeLimits?: TimeLimits;
  passwordCost?: PasswordCost;
  minimumDuration?: MinimumDuration;
  scrapeLimits?: ScrapeLimits;
  printLimits?: ThreadLimits;
  checkResponses?: (http: FastifyInstance) => void;
}

export interface AppContext extends Deps {
  log: FastifyBaseLogger;
  hub: StreamHub;
  jobs: JobQueue;
  metrics: Metrics;
  minuteCounts: MinuteCounts;
  /** Makes message ids: messages of a channel are ordered and paged by id. */
  newOrderedId: (now: Date) => string;
  act: RunAct;
  hooks: Hooks;
  printer: Printer;
  snapshotRenderer: SnapshotRenderer;
}
