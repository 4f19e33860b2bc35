import { sql } from 'drizzle-orm';

/**
 * What a reader of the log has seen: the transactions that were over when it looked (`pg_current_snapshot`). Kept whole,
 * it tells exactly which events are new at the next look, however late their transactions commit.
 *
 * It ends with the last transaction that has an event. One that failed later leaves nothing on the disk, and after a crash
 * PostgreSQL gives its id again: what has it then is news.
 */
export interface Snapshot {
  /** As PostgreSQL writes it: `xmin:xmax:open,open`. */
  text: string;
  /** Every transaction before it is over, and what it committed was seen. */
  xmin: bigint;
  /** The first transaction of which nothing was seen. */
  xmax: bigint;
  /** The transactions between that were open, the first one first. */
  open: string[];
  /** The first transaction that had not begun, where that is known; never before `xmax`. */
  next: bigint;
}

/** The first id that PostgreSQL gives a transaction. */
const FIRST_ID = 3n;

export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', open = ''] = text.split(':');
  return { text, xmin: BigInt(xmin), xmax: BigInt(xmax), open: open === '' ? [] : open.split(','), next: BigInt(xmax) };
}

/** What a statement selects to say what it sees: `snapshot` and `newest`. */
export const snapshotColumns = sql`pg_current_snapshot()::text as snapshot,
  (select max(transaction_id)::text from events) as newest`;

/** What a statement has seen, by its `snapshotColumns`. */
export function snapshotOf({ snapshot, newest }: Record<string, unknown>): Snapshot {
  const all = parseSnapshot(snapshot as string);
  const end = newest === null ? FIRST_ID : BigInt(newest as string) + 1n;
  const xmax = end < all.xmax ? end : all.xmax;
  const open = all.open.filter((id) => BigInt(id) < xmax);
  return { ...parseSnapshot(`${open[0] ?? xmax}:${xmax}:${open.join(',')}`), next: all.xmax };
}

/** How far a stream has come: every event of a transaction before `transactionId` has been sent. */
export interface Watermark {
  transactionId: bigint;
  /** When it was sent, epoch seconds: shows what may be gone from the log by now. */
  sentAt: number;
}

/** As the `id:` of a stream; clients send it back. */
export const watermarkText = (transactionId: bigint, now: Date): string =>
  `${transactionId}-${Math.floor(now.getTime() / 1000)}`;

/** The largest transaction id that is taken from a client; PostgreSQL will not come near it. */
const LARGEST_ID = 2n ** 63n;

/** The watermark that a client sends back; undefined for what can't be one. */
export function parseWatermark(text: string): Watermark | undefined {
  const [, id, seconds] = /^(\d{1,19})-(\d{1,12})$/.exec(text) ?? [];
  if (id === undefined || BigInt(id) >= LARGEST_ID) return undefined;
  return { transactionId: BigInt(id), sentAt: Number(seconds) };
}
