import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { isForOperator } from '../database/isForOperator';
import type { Clock } from '../clock';
import type { Source } from './source';

const DECIDERS = ['staff', 'operator'] as const;

interface OpenReports extends Record<string, unknown> {
  decider: (typeof DECIDERS)[number];
  count: number;
  /** Epoch seconds of the report that has waited longest. */
  oldest: number;
}

export const openReports = sql`
  select case when ${isForOperator('reports')} then 'operator' else 'staff' end as decider, count(*)::int as count,
    extract(epoch from min(opened_at))::float8 as oldest
  from reports where closed_at is null group by 1`;

export function reportSource(registers: Registry[], clock: Clock): Source {
  const labels = { labelNames: ['decider'] as const, registers };
  const open = new Gauge({ name: 'stepwell_reports_open', help: 'Reports that wait for a decision.', ...labels });
  const oldest = new Gauge({
    name: 'stepwell_reports_oldest_open_seconds',
    help: 'For how long the oldest open report has waited.',
    ...labels,
  });
  return {
    name: 'reports',
    gauges: [open, oldest],
    read: async (db) => {
      const { rows } = await db.execute<OpenReports>(openReports);
      for (const decider of DECIDERS) {
        const { count = 0, oldest: since } = rows.find((row) => row.decider === decider) ?? {};
        open.set({ decider }, count);
        oldest.set({ decider }, since === undefined ? 0 : Math.max(0, clock.now().getTime() / 1000 - since));
      }
    },
  };
}
