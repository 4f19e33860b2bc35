import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Client } from 'pg';

/** A name as lists are ordered by it, as `compareNames` orders it (rule platform.nameOrder). */
export const inNameOrder = (name: SQLWrapper): SQL => sql`${name} collate "name_order"`;

/** Somebody's names, the first one first, as `fullNameKey` has them. */
export const fullNameInOrder = (firstName: SQLWrapper, lastName: SQLWrapper): SQL =>
  inNameOrder(sql`(${firstName} || E'\\t' || ${lastName})`);

const ORDER = "'public.name_order'::regcollation";

/**
 * A system's update may bring another ICU, which orders some names differently: the indexes that go by its order are made
 * again, or they would miss rows. Nothing is done while it is the one they were made with.
 */
export async function followIcu(client: Client): Promise<void> {
  const { rows } = await client.query<{ changed: boolean }>(`
    select collversion is distinct from pg_collation_actual_version(oid) as changed from pg_collation where oid = ${ORDER}`);
  if (!rows[0]?.changed) return;
  const { rows: indexes } = await client.query<{ index: string }>(`
    select indexrelid::regclass::text as index from pg_index where ${ORDER} = any(indcollation::oid[])`);
  // Each by itself, so that nothing waits for all of them; the version last, so that a start that fails is repeated.
  for (const { index } of indexes) await client.query(`reindex index ${index}`);
  await client.query('alter collation name_order refresh version');
}
