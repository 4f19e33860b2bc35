import { sql, type SQL } from 'drizzle-orm';
import { MAX_COUNTED } from '../../../domain/lists/listTotal';
import { cutPage, type Page, type PageRequest } from '../http/pages';
import type { Queryable } from './client';
import { readCursor, withCursor, writeCursor, type Keyset } from './keyset';

interface Reads<Row> {
  rows: (cursor: string[] | undefined, howMany: number) => PromiseLike<readonly Row[]>;
  /**
   * All rows of the list, as the part of a statement that begins with `from`; or their number, counted up to
   * `MAX_COUNTED + 1`.
   */
  all: SQL | (() => PromiseLike<number>);
}

/**
 * Counts rows only up to one more than the highest exact total, so that counting a long list costs no more than that.
 */
export const countUpTo = (all: SQL): SQL<number> =>
  sql`(select count(*)::int from (select ${all} limit ${MAX_COUNTED + 1}) counted)`;

async function countAll(db: Queryable, all: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${countUpTo(all)} as total`);
  return rows[0]?.total ?? 0;
}

/**
 * Reads and counts one page of a list ordered by a keyset (rule platform.pages). `order` may also be the number of
 * values in its cursors. 400 for an invalid cursor.
 */
export async function readPage<Row extends { place: string[] }>(
  db: Queryable,
  { after, limit }: PageRequest,
  order: Keyset | readonly number[],
  { rows: rowsFrom, all }: Reads<Row>,
): Promise<Page<Row>> {
  const lengths = 'direction' in order ? [order.keys.length] : order;
  const cursor = readCursor(after, ...lengths);
  const [found, total] = await Promise.all([
    withCursor(after, async () => rowsFrom(cursor, limit + 1)),
    typeof all === 'function' ? all() : countAll(db, all),
  ]);
  const { rows, last } = cutPage(found, limit);
  return { items: rows, total, ...(last && { next: writeCursor(last.place) }) };
}
