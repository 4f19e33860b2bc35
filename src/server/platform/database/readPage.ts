import { cutPage, type Page, type PageRequest } from '../http/pages';
import { readCursor, withCursor, writeCursor, type Keyset } from './keyset';

interface Reads<Row> {
  /** The rows after the cursor: one more than the page holds, to tell whether there is a next page. */
  rows: (cursor: string[] | undefined, howMany: number) => PromiseLike<readonly Row[]>;
  /** The total number. */
  total: () => PromiseLike<readonly { total: number }[]>;
}

/**
 * One page of a list that goes by a keyset, read and counted at once (rule platform.pages). `order` may also be how many
 * values its cursors have. 400 for a cursor that is none.
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
