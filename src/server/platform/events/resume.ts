import { framesOf, markFrame, refetchFrame } from './frames';
import { EVENT_RETENTION_DAYS } from './log';
import type { Missed, Since } from './reader';
import { parseWatermark, type Snapshot } from './snapshot';

/** Who has missed more than this fetches everything again. */
export const MAX_MISSED = 500;

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
  return watermark && ageDays < EVENT_RETENTION_DAYS - 1 ? { transactionId: watermark.transactionId } : undefined;
}

/** A stream that has nothing to catch up with only says how far it has come. */
export const freshFrames = (seen: Snapshot, now: Date): Buffer[] => [markFrame(seen.xmin, now)];

/** Everything the client holds has to be fetched again. */
export const refetchFrames = (seen: Snapshot, now: Date): Buffer[] => [refetchFrame(seen.xmin, now)];

/** What a stream that goes on starts with: what it has missed, or that it has missed too much. */
export function resumedFrames(since: Since, missed: Missed, seen: Snapshot, now: Date): Buffer[] {
  // An id from beyond the log is none of its own: the database was put back, say.
  const isForeign = 'transactionId' in since && since.transactionId > missed.next;
  if (isForeign || missed.events.length > MAX_MISSED) return refetchFrames(seen, now);
  return [...framesOf(missed.events, seen.xmin, now), ...freshFrames(seen, now)];
}
