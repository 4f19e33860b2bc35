import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Client } from 'pg';

/** A name in the sort order of lists, the same as that of `compareNames` (rule platform.nameOrder). */
export const nameOrderOf = (name: SQLWrapper): SQL => sql`${name} collate "name_order"`;

export const fullNameInOrder = (firstName: SQLWrapper, lastName: SQLWrapper): SQL =>
  nameOrderOf(sql`(${firstName} || E'\\t' || ${lastName})`);

const ORDER = "'public.name_order'::regcollation";

/**
 * Rebuilds the indexes of names after a system update has changed ICU: another version orders some names differently,
 * so look-ups in the old indexes would miss rows. Does nothing while the version is unchanged.
 */
export async function reindexAfterIcuChange(client: Client): Promise<void> {
  const { rows } = await client.query<{ changed: boolean }>(`
    select collversion is distinct from pg_collation_actual_version(oid) as changed from pg_collation where oid = ${ORDER}`);
  if (!rows[0]?.changed) return;
  const { rows: indexes } = await client.query<{ index: string }>(`
    select indexrelid::regclass::text as index from pg_index where ${ORDER} = any(indcollation::oid[])`);
  // Rebuilds one index at a time, so that no statement has to wait for all of them; the version is stored last, so that
  // a failed start is repeated.
  for (const { index } of indexes) await client.query(`reindex index ${index}`);
  await client.query('alter collation name_order refresh version');
}
