import { framesOf, markFrame, refetchFrame } from './frames';
import { EVENT_RETENTION_DAYS } from './log';
import type { MissedEvents, ResumePoint, UnreadEvent } from './missed';
import type { LoggedEvent } from './reader';
import { parseWatermark, type Snapshot, type Watermark } from './snapshot';
import { chunkOf } from './streamState';

/**
 * How far `lastEventId=recent` goes back. A page may ask for it during half of this time
 * (`client/stream/schedule.ts`); the rest covers loading the page and committing acts, since an event carries the time
 * at which its act began.
 */
const RECENT_MS = 60_000;

const DAY_SECONDS = 24 * 60 * 60;

/** Where the client resumes; undefined if the id isn't ours, or may be older than the log. */
export function parseResumePoint(lastEventId: string, now: Date): ResumePoint | undefined {
  if (lastEventId === 'recent') return { instant: new Date(now.getTime() - RECENT_MS) };
  const watermark = parseWatermark(lastEventId);
  const ageDays = (now.getTime() / 1000 - (watermark?.sentAt ?? 0)) / DAY_SECONDS;
  // A day less than the log keeps, to allow for slow transactions.
  return watermark && ageDays < EVENT_RETENTION_DAYS - 1 ? watermark : undefined;
}

export interface Backlog {
  first: Buffer;
  rest?: AsyncIterator<Buffer, void>;
}

export const freshBacklog = (seen: Snapshot, now: Date): Backlog => ({ first: markFrame(seen.xmin, now) });

export const refetchBacklog = (seen: Snapshot, now: Date): Backlog => ({ first: refetchFrame(seen.xmin, now) });

export const READ_BYTES = 256 * 1024;

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

const resumeBefore = (events: readonly { transactionId: bigint }[], end: bigint): bigint =>
  events.reduce((least, { transactionId }) => (transactionId < least ? transactionId : least), end);

/**
 * Whether an id comes from another log: it is beyond this log's end, as after the database was rolled back, or from
 * before a restore.
 */
const isOfAnotherLog = ({ transactionId, sentAt }: Watermark, { next, restoredAt }: MissedEvents): boolean =>
  transactionId > next || (restoredAt !== undefined && sentAt <= restoredAt);

export function resumedBacklog(
  since: ResumePoint,
  missed: MissedEvents,
  { seen, now, read }: { seen: Snapshot; now: Date; read: (positions: string[]) => Promise<LoggedEvent[]> },
): Backlog {
  const isForeign = 'transactionId' in since && isOfAnotherLog(since, missed);
  if (isForeign || missed.isTooMuch) return refetchBacklog(seen, now);
  const mark = markFrame(seen.xmin, now);

  async function* inPieces(known: Buffer[]): AsyncGenerator<Buffer, void> {
    const reads = inReads(missed.rest);
    for (let at = 0, frames = known; ; at += 1) {
      for (let from = 0; from < frames.length;) {
        const { piece, count } = chunkOf(frames.slice(from));
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
  const { piece, count } = chunkOf([...known, mark]);
  const isAll = missed.rest.length === 0 && count > known.length;
  return isAll ? { first: piece } : { first: Buffer.alloc(0), rest: inPieces(known) };
}
