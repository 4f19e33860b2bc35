import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { isForOperator } from '../database/isForOperator';
import type { Clock } from '../clock';
import type { Source } from './source';

interface OpenReports extends Record<string, unknown> {
  decider: 'staff' | 'operator';
  count: number;
  /** Epoch seconds of the report that has waited longest. */
  oldest: number | null;
}

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
      const { rows } = await db.execute<OpenReports>(sql`
        select decider, count(reports.id)::int as count, extract(epoch from min(opened_at))::float8 as oldest
        from unnest(array['staff', 'operator']) decider
        left join reports on closed_at is null and ${isForOperator('reports')} = (decider = 'operator') group by decider`);
      for (const { decider, count, oldest: since } of rows) {
        open.set({ decider }, count);
        oldest.set({ decider }, since === null ? 0 : Math.max(0, clock.now().getTime() / 1000 - since));
      }
    },
  };
}
