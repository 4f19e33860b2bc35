import type { Gauge } from 'prom-client';
import type { Queryable } from '../database/client';

/** What of the database is told by gauges: one statement through indexes, whatever the number of rows that are over. */
export interface Source {
  name: string;
  /** Emptied when it can't be read: what was true earlier isn't told as if it still were. */
  gauges: Gauge[];
  /** Sets the gauges. */
  read: (db: Queryable) => Promise<void>;
}
