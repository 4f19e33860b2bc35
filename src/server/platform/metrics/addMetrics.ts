import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context';
import { serveMetrics } from './endpoint';
import { backupSource } from './backupSource';
import { eventLogSource } from './eventLogSource';
import { jobSource } from './jobSource';
import { mailSource } from './mailSource';
import type { KnownNames } from './metrics';
import { addOpenGauges, addReadCounter } from './process';
import { measureRequests } from './requests';
import { reportSource } from './reportSource';
import { makeScrape } from './scrape';
import { sizeSource } from './sizeSource';

/** Measures this server, and serves the metrics with those from the database. Call it before the routes are added. */
export function addMetrics(app: FastifyInstance, context: AppContext, names: KnownNames): void {
  const { metrics, database, hub, clock, config, log, scrapeLimits: limits } = context;
  const { registry } = metrics;
  const registers = [registry];
  measureRequests(app, metrics);
  addOpenGauges(registers, { pool: database.pool, hub });
  addReadCounter(registers, database);
  const sources = [
    eventLogSource(registers, hub),
    jobSource(registers, names.queues),
    mailSource(registers, names.mailTemplates, clock),
    reportSource(registers, clock),
    sizeSource(registers),
    ...(config.scheduledBackups ? [backupSource(registers, config.scheduledBackups, clock)] : []),
  ];
  const scrape = makeScrape({ registry, database, sources, log, limits });
  serveMetrics(app, { config, scrape, contentType: registry.contentType });
}
