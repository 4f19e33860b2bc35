import { framesOf, markFrame, refetchFrame } from './frames';
import { EVENT_RETENTION_DAYS } from './log';
import type { Missed, Since, UnreadEvent } from './missed';
import type { LoggedEvent } from './reader';
import { parseWatermark, type Snapshot, type Watermark } from './snapshot';
import { pieceOf } from './streamState';

/**
 * What `lastEventId=recent` looks back: the half of it in which a page may ask so (`client/stream/schedule.ts`), and what
 * it took to load and an act takes to commit, since an event has the time at which its act began.
 */
const RECENT_MS = 60_000;

const DAY_SECONDS = 24 * 60 * 60;

/** From where the client is to be filled up; undefined for what is no id of ours, or older than the log may reach. */
export function sinceOf(lastEventId: string, now: Date): Since | undefined {
  if (lastEventId === 'recent') return { instant: new Date(now.getTime() - RECENT_MS) };
  const watermark = parseWatermark(lastEventId);
  const ageDays = (now.getTime() / 1000 - (watermark?.sentAt ?? 0)) / DAY_SECONDS;
  // A day less, for transactions that took their time.
  return watermark && ageDays < EVENT_RETENTION_DAYS - 1 ? watermark : undefined;
}

/** What a stream starts with, and what follows in pieces, each made when the one before has been taken. */
export interface Past {
  first: Buffer;
  rest?: AsyncIterator<Buffer, void>;
}

/** A stream that has nothing to catch up with only says how far it has come. */
export const freshPast = (seen: Snapshot, now: Date): Past => ({ first: markFrame(seen.xmin, now) });

/** Everything the client holds has to be fetched again. */
export const refetchPast = (seen: Snapshot, now: Date): Past => ({ first: refetchFrame(seen.xmin, now) });

/** How many bytes of payloads are read from the log at once. */
export const READ_BYTES = 256 * 1024;

/** The events in groups that are read at once. */
function inReads(unread: readonly UnreadEvent[]): UnreadEvent[][] {
  const reads: UnreadEvent[][] = [];
  let bytes = Infinity;
  for (const event of unread) {
    bytes += event.size;
    if (bytes > READ_BYTES) {
      reads.push([]);
      bytes = event.size;
    }
    reads.at(-1)?.push(event);
  }
  return reads;
}

/** Where a client resumes that has everything before these events, when what was seen ends at `end`. */
const resumeBefore = (events: readonly { transactionId: bigint }[], end: bigint): bigint =>
  events.reduce((least, { transactionId }) => (transactionId < least ? transactionId : least), end);

/** An id from beyond the log is none of its own: the database was put back, say; nor is one from before a restore. */
const isOfAnotherLog = ({ transactionId, sentAt }: Watermark, { next, restoredAt }: Missed): boolean =>
  transactionId > next || (restoredAt !== undefined && sentAt <= restoredAt);

/** What a stream that goes on starts with: what it has missed, or that it has missed too much. `read` gets what is left. */
export function resumedPast(
  since: Since,
  missed: Missed,
  { seen, now, read }: { seen: Snapshot; now: Date; read: (positions: string[]) => Promise<LoggedEvent[]> },
): Past {
  const isForeign = 'transactionId' in since && isOfAnotherLog(since, missed);
  if (isForeign || missed.isTooMuch) return refetchPast(seen, now);
  const mark = markFrame(seen.xmin, now);

  async function* inPieces(known: Buffer[]): AsyncGenerator<Buffer, void> {
    const reads = inReads(missed.rest);
    for (let at = 0, frames = known; ; at += 1) {
      for (let from = 0; from < frames.length;) {
        const { piece, count } = pieceOf(frames.slice(from));
        from += count;
        yield piece;
      }
      const next = reads[at];
      if (!next) break;
      const events = await read(next.map(({ position }) => position));
      frames = framesOf(events, resumeBefore(reads.slice(at + 1).flat(), seen.xmin), now);
    }
    yield mark;
  }

  const known = framesOf(missed.events, resumeBefore(missed.rest, seen.xmin), now);
  const { piece, count } = pieceOf([...known, mark]);
  const isAll = missed.rest.length === 0 && count > known.length;
  return isAll ? { first: piece } : { first: Buffer.alloc(0), rest: inPieces(known) };
}
