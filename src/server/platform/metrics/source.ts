import type { Gauge } from 'prom-client';
import type { Queryable } from '../database/client';

/** Gauges whose values come from the database, read in one indexed statement however many finished rows there are. */
export interface Source {
  name: string;
  /** The gauges are cleared if they can't be read, so that no stale value is reported as current. */
  gauges: Gauge[];
  read: (db: Queryable) => Promise<void>;
}
