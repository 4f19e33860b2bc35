import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';

const test = useTestApp();

it('every foreign key starts an index, so that deleting a referenced row never scans a whole table', async () => {
  const { rows } = await test.app.context.database.db.execute<{ name: string }>(sql`
    select c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = c.conrelid and i.indkey[0] = any(c.conkey)
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
