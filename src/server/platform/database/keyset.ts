import { sql, type SQL } from 'drizzle-orm';
import { invalidField, type Problem } from '../http/problem';
import { hasSqlStateClass } from './sqlState';
import { refusals } from '../http/refusals';

/** The sort columns of a list, all in one direction, so that an index can serve it. The last column is unique. */
export interface Keyset {
  keys: readonly SortKey[];
  direction: 'asc' | 'desc';
}

interface SortKey {
  by: SQL;
  type: 'text' | 'integer' | 'bigint' | 'timestamptz' | 'uuid';
}

export const sortBy = (by: SQL, type: SortKey['type'] = 'text'): SortKey => ({ by, type });

const row = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;

export const orderBy = ({ keys, direction }: Keyset): SQL =>
  sql.join(
    keys.map(({ by }) => sql`${by} ${sql.raw(direction)}`),
    sql`, `,
  );

export function isAfter({ keys, direction }: Keyset, values: readonly string[] | undefined): SQL {
  if (!values) return sql`true`;
  const given = keys.map(({ type }, index) => sql`${values[index] ?? ''}::${sql.raw(type)}`);
  return sql`${row(keys.map(({ by }) => by))} ${sql.raw(direction === 'asc' ? '>' : '<')} ${row(given)}`;
}

export const cursorValues = ({ keys }: Keyset): SQL<string[]> =>
  sql<string[]>`array[${sql.join(
    keys.map(({ by }) => sql`${by}::text`),
    sql`, `,
  )}]`;

export const writeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export const unknownCursor = (): Problem => invalidField('after', refusals.unknownCursor);

/** The values of a cursor, whose number must be one of `lengths`; 400 for anything else. */
export function readCursor(after: string | undefined, ...lengths: number[]): string[] | undefined {
  if (after === undefined) return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
    const isRead = Array.isArray(values) && values.every((value) => typeof value === 'string');
    if (isRead && lengths.includes(values.length)) return values;
  } catch {
    // Not one of our cursors.
  }
  throw unknownCursor();
}

/** Turns the error for an invented cursor, with values that no column can have, into 400. */
export async function withCursor<T>(after: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw after !== undefined && hasSqlStateClass(error, DATA_EXCEPTION) ? unknownCursor() : error;
  }
}

/** The SQLSTATE class of invalid values. */
const DATA_EXCEPTION = '22';
