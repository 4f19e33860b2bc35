/**
 * What a reader of the log has seen: the transactions that were over when it looked (`pg_current_snapshot`). Kept whole,
 * it tells exactly which events are new at the next look, however late their transactions commit.
 */
export interface Snapshot {
  /** As PostgreSQL writes it: `xmin:xmax:open,open`. */
  text: string;
  /** Every transaction before it is over, and what it committed was seen. */
  xmin: bigint;
  /** The first transaction that had not begun. */
  xmax: bigint;
  /** The transactions between that were open. */
  open: string[];
}

export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', open = ''] = text.split(':');
  return { text, xmin: BigInt(xmin), xmax: BigInt(xmax), open: open === '' ? [] : open.split(',') };
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
