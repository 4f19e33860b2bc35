import { addressOf, startTestDatabaseServer } from '../../src/server/testing/database/databaseServer';
import { eventsPerDay } from '../../src/server/testing/growth/day';
import { removedTables } from '../../src/server/testing/growth/retentionPage';
import { simulate, type Measured, type TableSize } from '../../src/server/testing/growth/simulate';

const PEOPLE = 500;

const MONTH_DAYS = 30;
const MONTHS = 15;

/**
 * A table counts as growing once it is this many times its size at the end of its retention. Row placement varies
 * slightly from day to day.
 */
const GROWS = 1.1;

const NONE: TableSize = { rows: 0, bytes: 0 };
const sizeIn = (month: Measured | undefined, name: string) => month?.sizes.get(name) ?? NONE;

const rowsOf = ({ rows }: TableSize) => (rows < 10_000 ? String(rows) : `${Math.round(rows / 1000)}k`);
const megabytes = ({ bytes }: TableSize) => (bytes / 1024 / 1024).toFixed(1);

/**
 * Whether a table with retention is as large at the end as when its first rows were removed; returns 'not seen' if the
 * table was empty then, or if no month has passed since.
 */
export function verdictOf(name: string, months: Measured[], days: number | undefined): string {
  if (days === undefined) return 'stays';
  const [first, ...later] = months.filter(({ day }) => day > days).map((month) => sizeIn(month, name));
  const last = later.at(-1);
  if (!first || first.rows === 0 || !last) return 'not seen';
  const isLarger = (of: keyof TableSize) => last[of] > first[of] * GROWS;
  return isLarger('rows') || isLarger('bytes') ? 'GROWS' : 'flat';
}

function tableOf(months: Measured[], verdicts: Map<string, string>): string {
  const head = ['', ...months.map((_, index) => String(index + 1)), ''];
  const lines = [...verdicts].flatMap(([name, verdict]) => {
    const sizes = months.map((month) => sizeIn(month, name));
    return [
      [name, ...sizes.map(rowsOf), 'rows'],
      ['', ...sizes.map(megabytes), `MB, ${verdict}`],
    ];
  });
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const [first = 0] = widths;
  return all
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(first) : cell.padStart(widths[column] ?? 0))).join(' '),
    )
    .join('\n');
}

/**
 * Simulates fifteen months of an installation with five hundred people, day by day, with the product's own
 * housekeeping: prints the rows and megabytes of each table at the end of each month. Returns false if a bounded table
 * grows.
 */
export async function benchYear(): Promise<boolean> {
  const server = await startTestDatabaseServer();
  const url = addressOf(server.url, server.template);
  const days = MONTHS * MONTH_DAYS;
  const simulation = { url, days, stepDays: 1, measuredDays: MONTH_DAYS, day: eventsPerDay(PEOPLE) };
  const months = await simulate(simulation).finally(server.stop);
  const removed = removedTables();
  const written = [...(months.at(-1)?.sizes.keys() ?? [])].filter((name) => {
    const { rows } = sizeIn(months.at(-1), name);
    return removed.has(name) || rows > sizeIn(months[0], name).rows;
  });
  const names = [...removed.keys(), ...written.filter((name) => !removed.has(name)), 'users'];
  const verdicts = new Map(names.map((name) => [name, verdictOf(name, months, removed.get(name))]));
  process.stdout.write(`${tableOf(months, verdicts)}\n`);
  return ![...verdicts.values()].some((verdict) => verdict === 'GROWS' || verdict === 'not seen');
}
