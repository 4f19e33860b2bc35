import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Source } from './source';

export function sizeSource(registers: Registry[]): Source {
  const bytes = new Gauge({
    name: 'stepwell_database_size_bytes',
    help: 'What the database takes on disk.',
    registers,
  });
  return {
    name: 'size',
    gauges: [bytes],
    read: async (db) => {
      const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
      bytes.set(Number(rows[0]?.bytes));
    },
  };
}
