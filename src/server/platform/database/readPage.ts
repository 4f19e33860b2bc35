import { cutPage, type Page, type PageRequest } from '../http/pages';
import { readCursor, withCursor, writeCursor, type Keyset } from './keyset';

interface Reads<Row> {
  /** The rows after the cursor; one more than the page holds shows that there is a next page. */
  rows: (cursor: string[] | undefined, howMany: number) => PromiseLike<readonly Row[]>;
  /** The total number of rows in the list. */
  total: () => PromiseLike<readonly { total: number }[]>;
}

/**
 * Reads and counts one page of a list ordered by a keyset (rule platform.pages). `order` may also be the number of
 * values in its cursors. 400 for an invalid cursor.
 */
export async function readPage<Row extends { place: string[] }>(
  { after, limit }: PageRequest,
  order: Keyset | readonly number[],
  read: Reads<Row>,
): Promise<Page<Row>> {
  const lengths = 'direction' in order ? [order.keys.length] : order;
  const cursor = readCursor(after, ...lengths);
  const [found, [counted]] = await Promise.all([
    withCursor(after, async () => read.rows(cursor, limit + 1)),
    read.total(),
  ]);
  const { rows, last } = cutPage(found, limit);
  return { items: rows, total: counted?.total ?? 0, ...(last && { next: writeCursor(last.place) }) };
}
