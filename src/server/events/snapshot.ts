/**
 * What a reader of the log has seen: the transactions that were over when it looked (`pg_current_snapshot`). Kept whole,
 * it tells exactly which events are new at the next look, however late their transactions commit.
 */
export interface Snapshot {
  /** As PostgreSQL writes it: `xmin:xmax:open,open`. */
  text: string;
  /** The watermark: every transaction before it is over, and what it committed was seen. */
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

/** The largest transaction id that is taken from a client; PostgreSQL will not come near it. */
const LARGEST_ID = 2n ** 63n;

/** The watermark a client sends back as the last id it received; undefined for what can't be one. */
export function parseWatermark(text: string): bigint | undefined {
  if (!/^\d{1,19}$/.test(text)) return undefined;
  const watermark = BigInt(text);
  return watermark < LARGEST_ID ? watermark : undefined;
}
