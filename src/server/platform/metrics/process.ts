import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { Database } from '../database/client';

/**
 * Metrics of Node.js and the operating system about this process. Call it once per process: from then on it observes
 * the event loop and the memory.
 */
export const watchProcess = (register: Registry): void => collectDefaultMetrics({ register });

interface Watched {
  pool: Pool;
  hub: { readonly size: number };
}

export function addOpenGauges(registers: Registry[], { pool, hub }: Watched): void {
  new Gauge({
    name: 'stepwell_streams_open',
    help: 'Message streams that this process writes to.',
    registers,
    collect() {
      this.set(hub.size);
    },
  });
  new Gauge({
    name: 'stepwell_database_pool_connections',
    help: 'Connections to the database that this process has, by what they do.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'stepwell_database_pool_max_connections',
    help: 'Connections to the database that this process may have.',
    registers,
  }).set(pool.options.max);
  new Gauge({
    name: 'stepwell_database_pool_waiting',
    help: 'Requests and jobs that wait for a connection to the database.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

export function addReadCounter(registers: Registry[], { readOutcomes = { replica: 0, behind: 0, away: 0 } }: Database) {
  new Counter({
    name: 'stepwell_replica_reads_total',
    help: 'Reads meant for the replica, by what served them: the replica, or the primary because the replica was behind or away.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(readOutcomes)) this.inc({ outcome }, count);
    },
  });
}
