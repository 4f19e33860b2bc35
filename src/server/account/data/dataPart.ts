import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/text/languages';
import type { AppContext } from '../../platform/context';
import type { Keyset } from '../../platform/database/keyset';

export interface DataSubject {
  id: string;
  email: string;
  language: Language;
}

export type Row = Record<string, unknown>;

export interface DataPart {
  name: string;
  table: PgTable;
  owner: PgColumn;
  rowsOf?: (subject: DataSubject) => SQL;
  fields: Record<string, PgColumn | SQL>;
  /** What the file has of a row, if not what is stored. */
  present?: (row: Row, context: AppContext, language: Language) => Row;
  batchRows?: number;
}

export const rowsOf = ({ owner, rowsOf: given }: DataPart, subject: DataSubject): SQL =>
  given?.(subject) ?? eq(owner, subject.id);

export function columnsWithout(table: PgTable, left: readonly PgColumn[]): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  return Object.fromEntries(columns.filter(([, column]) => !left.includes(column)));
}

export const nameIn = (table: 'businesses' | 'memberships' | 'pods', id: PgColumn): SQL =>
  sql`(select it.name from ${sql.identifier(table)} it where it.id = ${id})`;

export const channelName = (id: PgColumn): SQL => sql`(select coalesce(p.name, m.name) from channels c
  join memberships m on m.id = c.membership_id left join pods p on p.id = c.pod_id where c.id = ${id})`;

const KEY_TYPES = {
  uuid: 'uuid',
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  'timestamp with time zone': 'timestamptz',
} as const;

const keyType = (column: PgColumn) => {
  const type = KEY_TYPES[column.getSQLType() as keyof typeof KEY_TYPES];
  if (!type) throw new Error(`${column.name} can't be part of a key`);
  return type;
};

export function keysetOf(table: PgTable): Keyset {
  const { columns, primaryKeys } = getTableConfig(table);
  const names = primaryKeys[0]?.columns.map(({ name }) => name);
  const keys = columns.filter(({ name, primary }) => names?.includes(name) ?? primary);
  return { keys: keys.map((column) => ({ by: sql`${column}`, type: keyType(column) })), direction: 'asc' };
}
