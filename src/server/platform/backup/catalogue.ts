import type { Client } from 'pg';
import { JOBS_SCHEMA } from '../jobs/job';
import type { SequenceState, TableRef } from './records';

export const quotedTable = ({ schema, name }: { schema: string; name: string }): string =>
  [schema, name].map(quoteName).join('.');

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables filled by migrations rather than by using the product; a restored database has its own rows. */
const isOwn = ({ schema, name }: TableRef) => schema === 'drizzle' || (schema === JOBS_SCHEMA && name === 'version');

/**
 * All tables of the database, whatever created them, with the columns to write, so that no table is omitted. A
 * partitioned table is listed instead of its partitions. Excludes generated columns, and transaction ids, which differ
 * in another PostgreSQL.
 */
export async function readTables(client: Client): Promise<TableRef[]> {
  const { rows } = await client.query<TableRef>(`
    select n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.atttypid <> 'xid8'::regtype
      order by a.attnum
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`);
  return rows.filter((table) => !isOwn(table));
}

/** Positions of all sequences. They may be ahead of the snapshot, which leaves gaps but never repeats a number. */
export async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select schemaname as schema, sequencename as name from pg_sequences where schemaname <> 'drizzle' order by 1, 2`);
  const sequences: SequenceState[] = [];
  for (const sequence of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${quotedTable(sequence)}`,
    );
    const { last_value: lastValue = '1', is_called: isCalled = false } = state.rows[0] ?? {};
    sequences.push({ ...sequence, lastValue, isCalled });
  }
  return sequences;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and c.conparentid = 0 and n.nspname !~ '^pg_'
    order by 1, 2`);
  return rows;
}

export async function readTablesWithTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    'select distinct tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal',
  );
  return rows.map(({ table }) => table);
}

/**
 * Statements that drop everything in the database except what belongs to PostgreSQL or an extension. Objects that
 * belong to a table, such as its sequence, are dropped with it.
 */
async function readDrops(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop schema %I cascade', nspname) as drop from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    union all
    select format('drop %s if exists %s cascade', case c.relkind
      when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table'
      else 'table' end, c.oid::regclass)
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure)
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select format('drop collation if exists %I cascade', collname) from pg_collation
    where collnamespace = 'public'::regnamespace`);
  return rows.map(({ drop }) => drop);
}

export const isEmpty = async (client: Client): Promise<boolean> => (await readDrops(client)).length === 0;

export async function dropEverything(client: Client): Promise<void> {
  await client.query(['begin', ...(await readDrops(client)), 'commit'].join(';\n'));
}
