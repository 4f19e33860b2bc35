import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { compareNames } from '../../../domain/text/compareNames';
import { useTestApp } from '../../testing/app';
import { testDatabase } from '../../testing/database/database';
import { onDatabase } from '../../testing/database/databaseServer';
import { reindexAfterIcuChange, nameOrderOf } from './nameOrder';

const test = useTestApp();

async function orderedByDatabase(names: string[]): Promise<string[]> {
  const { rows } = await test.app.context.database.db.execute<{ name: string }>(sql`
    select name from unnest(${sql.param(names)}::text[]) as t (name) order by ${nameOrderOf(sql`name`)}`);
  return rows.map(({ name }) => name);
}

it('the database sorts names the same way as the program', async () => {
  const letter = fc.constantFrom(...'aAäÄbeEéÉøØßzZ 019-’.ЕеЁёИиЙйЯАαάΑאבאמחم李王アかガ한กิ\t');
  const names = [...new Set(fc.sample(fc.string({ unit: letter, minLength: 1, maxLength: 6 }), 500))];
  expect(await orderedByDatabase(names)).toEqual([...names].sort(compareNames));
});

it('indexes of names are rebuilt if the database has a different version of ICU', async () => {
  await onDatabase(await testDatabase(), async (client) => {
    const files = async () => {
      const { rows } = await client.query(`select relname, relfilenode from pg_class
        where relname in ('members_first_name', 'members_last_name', 'members_leaders', 'members_applicants', 'pods_name')`);
      expect(rows).toHaveLength(5);
      return new Map(rows.map(({ relname, relfilenode }) => [relname, relfilenode]));
    };
    const before = await files();
    await reindexAfterIcuChange(client);
    expect(await files()).toEqual(before);
    await client.query(`update pg_collation set collversion = '57.1' where collname = 'name_order'`);
    await reindexAfterIcuChange(client);
    for (const [name, file] of await files()) expect(file).not.toBe(before.get(name));
    const { rows } = await client.query(
      `select collversion = pg_collation_actual_version(oid) as current from pg_collation where collname = 'name_order'`,
    );
    expect(rows).toEqual([{ current: true }]);
  });
});
