import { sql } from 'drizzle-orm';
import { inDatabase } from '../product/inDatabase';
import type { Product } from '../product/product';

/**
 * Gives what has a name in the demo community a long one, as long as people make them and longer than any screen has room for:
 * what holds for these holds for all.
 */
export async function makeNamesLong(product: Product): Promise<void> {
  await inDatabase(product, async (_, { db }) => {
    const long = ' for Everybody Who Would Like to Begin Again, However Small the First Step of the Week May Be';
    for (const table of ['memberships', 'businesses', 'pods', 'meetings'])
      await db.execute(sql`update ${sql.identifier(table)} set name = left(name || ${long}, 100)`);
    await db.execute(
      sql`update users set first_name = first_name || ' Wilhelmina', last_name = last_name || '-Featherstonehaugh'`,
    );
  });
}
