import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database, Queryable } from '../database/client';
import type { Source } from './source';

/**
 * Time limits in milliseconds. Sources that take longer are left out: Prometheus itself waits for ten seconds, and
 * monitoring must not burden the database.
 */
export interface ScrapeLimits {
  connectTimeoutMs: number;
  sourceTimeoutMs: number;
  totalTimeoutMs: number;
}

const DEFAULT_LIMITS: ScrapeLimits = { connectTimeoutMs: 2_000, sourceTimeoutMs: 2_000, totalTimeoutMs: 5_000 };

/** Two, so that a slow statement leaves a connection for the remaining sources. */
const CONNECTIONS = 2;

interface ScrapeDeps {
  registry: Registry;
  database: Pick<Database, 'withLimits'>;
  sources: readonly Source[];
  log: FastifyBaseLogger;
  limits?: ScrapeLimits;
}

export type Scrape = () => Promise<string>;

/** Also removes the value, which `reset` alone leaves at 0. */
function clearGauges({ gauges }: Source): void {
  for (const gauge of gauges) {
    gauge.reset();
    gauge.remove({});
  }
}

/**
 * Builds the scrape function, which reads the database with one statement per source and then returns all metrics. It
 * uses separate connections, since those of requests may be exhausted; concurrent scrapes share one result. A source
 * that fails is left out and reported as down.
 */
export function makeScrape({ registry, database, sources, log, limits = DEFAULT_LIMITS }: ScrapeDeps): Scrape {
  const registers = [registry];
  const sourceUp = new Gauge({
    name: 'stepwell_metrics_source_up',
    help: 'Whether what a source knows could be read from the database this time.',
    labelNames: ['source'] as const,
    registers,
  });
  const databaseUp = new Gauge({
    name: 'stepwell_database_up',
    help: 'Whether the database answered this time.',
    registers,
  });

  async function readAll(over: AbortSignal): Promise<Set<Source>> {
    const present = new Set<Source>();
    const read = async (source: Source, db: Queryable) => {
      try {
        await source.read(db);
        present.add(source);
      } catch (error) {
        log.warn({ err: error, source: source.name }, 'could not read metrics');
      }
    };
    const { connectTimeoutMs, sourceTimeoutMs: statementTimeoutMs, totalTimeoutMs } = limits;
    const all = database.withLimits({ max: CONNECTIONS, connectTimeoutMs, statementTimeoutMs }, ({ db }) =>
      Promise.all(sources.map((source) => read(source, db))),
    );
    const closed = all.catch((error: unknown) =>
      log.warn({ err: error }, 'could not close the connections of metrics'),
    );
    await Promise.race([closed, sleep(totalTimeoutMs, undefined, { signal: over, ref: false })]);
    return new Set(present);
  }

  async function scrape(): Promise<string> {
    const over = new AbortController();
    const present = await readAll(over.signal);
    over.abort();
    for (const source of sources) {
      if (!present.has(source)) clearGauges(source);
      sourceUp.set({ source: source.name }, present.has(source) ? 1 : 0);
    }
    databaseUp.set(present.size > 0 ? 1 : 0);
    return registry.metrics();
  }

  let underWay: Promise<string> | undefined;
  return () =>
    (underWay ??= scrape().finally(() => {
      underWay = undefined;
    }));
}
