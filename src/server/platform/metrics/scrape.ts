import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database, Queryable } from '../database/client';
import type { Source } from './source';

/**
 * Milliseconds. What the database doesn't say by then is missing this time: Prometheus itself waits for ten seconds, and
 * what watches isn't to be what burdens.
 */
export interface ScrapeLimits {
  connectWithin: number;
  /** For each source. */
  answerWithin: number;
  /** For all of them. */
  allWithin: number;
}

const USUAL: ScrapeLimits = { connectWithin: 2_000, answerWithin: 2_000, allWithin: 5_000 };

/** One statement that takes long leaves the others a connection. */
const CONNECTIONS = 2;

interface ScrapeDeps {
  registry: Registry;
  database: Pick<Database, 'apart'>;
  sources: readonly Source[];
  log: FastifyBaseLogger;
  limits?: ScrapeLimits;
}

/** Gives all metrics as text. */
export type Scrape = () => Promise<string>;

/** Without a value, which `reset` alone leaves at 0. */
function empty({ gauges }: Source): void {
  for (const gauge of gauges) {
    gauge.reset();
    gauge.remove({});
  }
}

/**
 * Makes what looks up what the database knows, one statement for each source, and then gives all metrics. On connections
 * of its own, since those of requests may be the very thing that is short; those who ask at the same time get one
 * answer. What fails is missing, and said to be: the rest is there.
 */
export function makeScrape({ registry, database, sources, log, limits = USUAL }: ScrapeDeps): Scrape {
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

  /** Those that could be read before it is over. */
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
    const { allWithin, ...each } = limits;
    const all = database.apart({ max: CONNECTIONS, ...each }, ({ db }) =>
      Promise.all(sources.map((source) => read(source, db))),
    );
    const closed = all.catch((error: unknown) =>
      log.warn({ err: error }, 'could not close the connections of metrics'),
    );
    await Promise.race([closed, sleep(allWithin, undefined, { signal: over, ref: false })]);
    // What comes later is for the next time.
    return new Set(present);
  }

  async function scrape(): Promise<string> {
    const over = new AbortController();
    const present = await readAll(over.signal);
    over.abort();
    for (const source of sources) {
      if (!present.has(source)) empty(source);
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
