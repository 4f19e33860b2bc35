import { sql, type SQL } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock';
import { UNKNOWN_LABEL } from './metrics';
import type { Source } from './source';

interface OpenMails extends Record<string, unknown> {
  state: 'queued' | 'failed';
  template: string;
  count: number;
  /** Epoch seconds of the oldest waiting mail. */
  oldest: number | null;
}

export const openMails: SQL = sql`
  select 'queued' as state, template, count(*)::int as count, extract(epoch from min(created_at))::float8 as oldest
  from mails where state = 'queued' group by template
  union all
  select 'failed', template, count(*)::int, null from mails where state = 'failed' group by template`;

export function mailSource(registers: Registry[], templates: readonly string[], clock: Clock): Source {
  const open = new Gauge({
    name: 'stepwell_mails_open',
    help: 'Emails that wait to be sent, and those that were given up within the last month.',
    labelNames: ['template', 'state'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'stepwell_mails_oldest_waiting_seconds',
    help: 'For how long the oldest email that is not sent yet has waited.',
    registers,
  });
  const known = new Set(templates);
  return {
    name: 'mails',
    gauges: [open, oldest],
    read: async (db) => {
      const { rows } = await db.execute<OpenMails>(openMails);
      open.reset();
      for (const template of templates) for (const state of ['waiting', 'failed']) open.set({ template, state }, 0);
      for (const { state, template, count } of rows) {
        const labels = {
          template: known.has(template) ? template : UNKNOWN_LABEL,
          state: state === 'queued' ? 'waiting' : state,
        };
        open.inc(labels, count);
      }
      const since = rows.flatMap((row) => row.oldest ?? []);
      oldest.set(since.length === 0 ? 0 : Math.max(0, clock.now().getTime() / 1000 - Math.min(...since)));
    },
  };
}
