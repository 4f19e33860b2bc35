import { sql } from 'drizzle-orm';
import { insertAll } from '../../platform/database/insertAll';
import { digestMarkers } from '../../platform/database/schema';
import { dueOf, noteLooked, takeDueReaders, type DigestReader, type Looked } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/database/client';
import { inPieces } from '../../platform/jobs/apart';
import { groupBy } from '../../platform/groupBy';
import { takeWaitingMails, type WaitingMail } from '../../platform/mail/waiting';
import { digestMail, mailDigests, type DueDigest, type QueuedDigest } from './digestMails';
import { enqueueDigestPushes } from './digestPush';
import { missedBy, type Missed } from './missedReads';

/** People in one transaction. */
const PEOPLE_AT_ONCE = 100;

/** How long until a disabled account is looked at again: it may be enabled by then. Milliseconds. */
const DISABLED_MS = 24 * 60 * 60 * 1000;

/**
 * The same for somebody whose last digest is just being sent, or has no job for now: it isn't known yet what becomes of
 * it.
 */
const SENDING_MS = 60 * 1000;

/** The same after it has failed for somebody. */
const FAILED_MS = 60 * 60 * 1000;

/** Whose digest is due by now, and when the others are looked at again. */
function decide(
  readers: DigestReader[],
  missed: Map<string, Missed[]>,
  waiting: Map<string, WaitingMail<QueuedDigest>>,
  now: Date,
) {
  const due: DueDigest[] = [];
  const looked: Looked[] = [];
  const later = (userId: string, milliseconds: number) =>
    looked.push({ userId, isSent: false, again: new Date(now.getTime() + milliseconds) });
  for (const reader of readers) {
    const { userId, isDisabled } = reader;
    const own = missed.get(userId) ?? [];
    const first = Math.min(...own.map(({ firstWritten }) => firstWritten.getTime()));
    const dueAt = own.length > 0 ? dueOf(reader, new Date(first)) : undefined;
    const last = waiting.get(userId);
    if (isDisabled) later(userId, DISABLED_MS);
    else if (!dueAt || dueAt > now) looked.push({ userId, isSent: false, ...(dueAt && { again: dueAt }) });
    else if (last && !last.queued) later(userId, SENDING_MS);
    else due.push({ reader, missed: own, ...(last && { waiting: last }) });
  }
  return { due, looked };
}

/** Notes how far people were told of each channel: none of it is told again. One statement a thousand channels. */
async function moveMarkers(tx: Tx, told: Missed[]): Promise<void> {
  const rows = told.map(({ channelId, userId, upToId }) => ({ channelId, userId, lastMessageId: upToId }));
  await insertAll(rows, (chunk) =>
    tx
      .insert(digestMarkers)
      .values(chunk)
      .onConflictDoUpdate({
        target: [digestMarkers.channelId, digestMarkers.userId],
        set: { lastMessageId: sql`excluded.last_message_id` },
        setWhere: sql`${digestMarkers.lastMessageId} < excluded.last_message_id`,
      }),
  );
}

/** Has people told of what they have missed. What is left of it is decided when each mail and each push goes out. */
async function tell(act: Act, due: DueDigest[]): Promise<void> {
  if (due.length === 0) return;
  await mailDigests(act, due);
  await enqueueDigestPushes(act.tx, due);
  await moveMarkers(
    act.tx,
    due.flatMap(({ missed }) => missed),
  );
}

/** Looks at the next people; answers how many. A constant number of statements. */
async function lookAtNext(act: Act, limit: number, say: (userId: string) => void): Promise<number> {
  const readers = await takeDueReaders(act.tx, act.now, limit);
  for (const { userId } of readers) say(userId);
  if (readers.length === 0) return 0;
  const userIds = readers.map(({ userId }) => userId);
  // First, so that what is missed has in it what a digest gives back that is given up meanwhile.
  const waiting = await takeWaitingMails<QueuedDigest>(act.tx, digestMail, userIds);
  const missed = await missedBy(act.tx, userIds);
  const { due, looked } = decide(
    readers,
    groupBy(missed, ({ userId }) => userId),
    waiting,
    act.now,
  );
  await tell(act, due);
  const sent = due.map(({ reader: { userId } }) => ({ userId, isSent: true }));
  await noteLooked(act.tx, [...looked, ...sent], act.now);
  return readers.length;
}

/**
 * Sends the digests that are due (rule notifications.missedMessages). Each person's is decided while their row is held,
 * and its mail, its pushes and how far it has told are committed together: any number of processes may do it at once, and
 * one that stops in the middle has sent it whole or not at all.
 */
export async function sendDigests(context: AppContext): Promise<void> {
  await inPieces(context, { atOnce: PEOPLE_AT_ONCE, take: lookAtNext, putOff });
}

const putOff = (act: Act, userId: string): Promise<void> =>
  noteLooked(act.tx, [{ userId, isSent: false, again: new Date(act.now.getTime() + FAILED_MS) }], act.now);
