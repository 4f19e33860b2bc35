import { sql } from 'drizzle-orm';
import { fillDatabase } from '../product/inDatabase';
import type { Product } from '../product/product';

/** To the limit that forms allow: a screen that works with these names works with any. */
export async function makeNamesLong(product: Product): Promise<void> {
  await fillDatabase(product, async (_, { db }) => {
    const long = ' for Everybody Who Would Like to Begin Again, However Small the First Step of the Week May Be';
    for (const table of ['memberships', 'businesses', 'pods', 'meetings'])
      await db.execute(sql`update ${sql.identifier(table)} set name = left(name || ${long}, 100)`);
    await db.execute(
      sql`update users set first_name = first_name || ' Wilhelmina', last_name = last_name || '-Featherstonehaugh'`,
    );
  });
}
