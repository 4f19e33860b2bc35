import { sql } from 'drizzle-orm';

/**
 * The part of the log that a reader has seen: the transactions finished when it polled (`pg_current_snapshot`). The
 * complete snapshot identifies exactly the events that are new at the next poll, however late their transactions
 * commit.
 *
 * It ends with the last transaction that has an event. A later failed transaction leaves no trace on disk, and after a
 * crash PostgreSQL reuses its id, whose events are then new.
 */
export interface Snapshot {
  /** In PostgreSQL's format: `xmin:xmax:open,open`. */
  text: string;
  /** Every earlier transaction is finished and seen. */
  xmin: bigint;
  xmax: bigint;
  open: string[];
  /** The first transaction that had not begun, if known; never before `xmax`. */
  next: bigint;
}

const FIRST_TRANSACTION_ID = 3n;

export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', open = ''] = text.split(':');
  return { text, xmin: BigInt(xmin), xmax: BigInt(xmax), open: open === '' ? [] : open.split(','), next: BigInt(xmax) };
}

export const snapshotColumns = sql`pg_current_snapshot()::text as snapshot,
  (select max(transaction_id)::text from events) as newest`;

export function snapshotOf({ snapshot, newest }: Record<string, unknown>): Snapshot {
  const all = parseSnapshot(snapshot as string);
  const end = newest === null ? FIRST_TRANSACTION_ID : BigInt(newest as string) + 1n;
  const xmax = end < all.xmax ? end : all.xmax;
  const open = all.open.filter((id) => BigInt(id) < xmax);
  return { ...parseSnapshot(`${open[0] ?? xmax}:${xmax}:${open.join(',')}`), next: all.xmax };
}

/** A stream's position: every event of a transaction before `transactionId` has been sent. */
export interface Watermark {
  transactionId: bigint;
  sentAt: number;
}

export const watermarkText = (transactionId: bigint, now: Date): string =>
  `${transactionId}-${Math.floor(now.getTime() / 1000)}`;

/** The largest transaction id accepted from a client; PostgreSQL will not come near it. */
const MAX_TRANSACTION_ID = 2n ** 63n;

export function parseWatermark(text: string): Watermark | undefined {
  const [, id, seconds] = /^(\d{1,19})-(\d{1,12})$/.exec(text) ?? [];
  if (id === undefined || BigInt(id) >= MAX_TRANSACTION_ID) return undefined;
  return { transactionId: BigInt(id), sentAt: Number(seconds) };
}
