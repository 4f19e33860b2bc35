import type { Client } from 'pg';
import { testDatabase } from './database';
import { onDatabase } from './databaseServer';
import { withoutIndexes } from './withoutIndexes';

async function definitionsIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(`
    select indexdef as definition from pg_indexes where schemaname = 'public' union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and convalidated`);
  return rows.map(({ definition }) => definition).sort();
}

it.each(['messages', 'members', 'next_tiny_steps'])(
  'indexes and keys on ‘%s’ are gone while it is filled, and all back afterwards',
  async (table) => {
    await onDatabase(await testDatabase(), async (client) => {
      const before = await definitionsIn(client);
      let during: string[] = [];
      await withoutIndexes(client, table, async () => void (during = await definitionsIn(client)));
      expect(during.length).toBeLessThan(before.length);
      expect(await definitionsIn(client)).toEqual(before);
    });
  },
);
