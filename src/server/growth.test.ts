import { sql } from 'drizzle-orm';
import { housekeeping } from './areas';
import { openDatabase } from './platform/database/client';
import { runHousekeeping } from './platform/jobs/housekeeping';
import { useTestApp } from './testing/app';
import { testDatabase } from './testing/database/database';
import { eventStatements, firstDay, type EventKind } from './testing/growth/day';
import { boundedTables, removedTables } from './testing/growth/retentionPage';
import { writeEvents, tableNames } from './testing/growth/simulate';

const test = useTestApp();

it('the page on retention states what limits each table, and doesn’t list any other tables', async () => {
  const said = [...removedTables().keys(), ...boundedTables()];
  expect(said.sort()).toEqual(await tableNames(test.app.context.database.pool));
});

it('housekeeping never scans a large table', async () => {
  const database = openDatabase({ url: await testDatabase(), max: 1 });
  const { db, pool } = database;
  const scans = async () => {
    // By default, a connection reports its counts a second later.
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ name: string; scans: number }>(
      `select relname as name, seq_scan::int as scans from pg_stat_user_tables where schemaname = 'public'`,
    );
    return new Map(rows.map(({ name, scans: count }) => [name, count]));
  };
  try {
    const [start, end] = [new Date('2025-01-01'), new Date('2026-03-01')];
    await pool.query(firstDay);
    const often = Object.fromEntries(Object.keys(eventStatements).map((kind) => [kind, 10])) as Record<
      EventKind,
      number
    >;
    await writeEvents(database, often, start, end);
    await db.execute(sql`analyze`);
    const before = await scans();
    await runHousekeeping({ database, clock: { now: () => end } }, housekeeping);
    const read = [...(await scans())].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
    const long = [...removedTables().keys(), 'users', 'messages', 'next_tiny_steps'];
    expect(read.filter((name) => long.includes(name))).toEqual([]);
  } finally {
    await database.close();
  }
});
