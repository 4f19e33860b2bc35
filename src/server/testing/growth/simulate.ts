import type { Pool } from 'pg';
import { housekeeping } from '../../areas';
import { openDatabase, type Database } from '../../platform/database/client';
import { executeOn, makeBoss } from '../../platform/jobs/boss';
import { runHousekeeping } from '../../platform/jobs/housekeeping';
import { testClock } from '../clock';
import { RELAXED_LIMITS } from '../config';
import { eventStatements, firstDay, type EventKind } from './day';
import { removedTables } from './retentionPage';
import { simulateNow } from './simulatedNow';

const START = '2026-01-01T00:00:00Z';

export interface TableSize {
  rows: number;
  bytes: number;
}

export interface Measured {
  day: number;
  sizes: Map<string, TableSize>;
}

interface Simulation {
  url: string;
  days: number;
  stepDays: number;
  day: Record<EventKind, number>;
  measuredDays: number;
}

/** Every table of the product and of its job queue; a partitioned table counts as one. */
export async function tableNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select case nspname when 'public' then '' else nspname || '.' end || relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pg_catalog', 'information_schema', 'simulated') and nspname not like 'pg_toast%'
    order by 1`);
  return rows.map(({ name }) => name);
}

async function sizesOf(pool: Pool, names: string[]): Promise<Map<string, TableSize>> {
  const each = names.map(
    (name) => `
      select '${name}' as name, (select count(*)::int from ${name}) as rows,
        (select sum(pg_total_relation_size(part))::float8
          from (select '${name}'::regclass union select relid from pg_partition_tree('${name}')) parts (part)) as bytes`,
  );
  const { rows } = await pool.query<TableSize & { name: string }>(each.join(' union all '));
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}

export async function writeEvents(
  { pool }: Database,
  day: Record<EventKind, number>,
  from: Date,
  to: Date,
): Promise<void> {
  const days = (to.getTime() - from.getTime()) / 86_400_000;
  for (const [kind, text] of Object.entries(eventStatements)) {
    const count = Math.round(day[kind as EventKind] * days);
    if (count > 0) await pool.query(text, [from, to, count]);
  }
}

/**
 * Simulates days in an installation, with the product's and the job queue's housekeeping: both use the simulated clock,
 * as does the database's `now()`. Freed space is made available for new rows after each step, as autovacuum would do.
 */
export async function simulate({ url, days, stepDays, measuredDays, day }: Simulation): Promise<Measured[]> {
  const database = openDatabase({ url: await simulateNow(url), max: 2, ...RELAXED_LIMITS });
  const { pool } = database;
  const clock = testClock(START);
  const boss = makeBoss(executeOn(pool));
  const shortened = [...removedTables().keys(), 'users'].join(', ');
  try {
    await pool.query(firstDay);
    const names = await tableNames(pool);
    const measured: Measured[] = [];
    for (let passed = stepDays; passed <= days; passed += stepDays) {
      const from = clock.now();
      clock.advance({ days: stepDays });
      await pool.query('update simulated.clock set at = $1', [clock.now()]);
      await writeEvents(database, day, from, clock.now());
      await runHousekeeping({ database, clock }, housekeeping);
      await boss.maintain();
      await pool.query(`vacuum ${shortened}`);
      if (passed % measuredDays !== 0) continue;
      await pool.query('analyze');
      measured.push({ day: passed, sizes: await sizesOf(pool, names) });
    }
    return measured;
  } finally {
    await database.close();
  }
}
