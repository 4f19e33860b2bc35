import { sql } from 'drizzle-orm';
import { insertInBatches } from '../../platform/database/insertInBatches';
import { digestMarkers } from '../../platform/database/schema';
import {
  digestDueDate,
  recordDigestChecks,
  lockDueReaders,
  type DigestReader,
  type DigestCheck,
} from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/database/client';
import { processInBatches } from '../../platform/jobs/batches';
import { groupBy } from '../../platform/groupBy';
import { lockQueuedMails, type QueuedMail } from '../../platform/mail/queuedMails';
import { digestMail, mailDigests, type DueDigest, type QueuedDigest } from './digestMails';
import { enqueueDigestPushes } from './digestPush';
import { findMissedBy, type Missed } from './missedReads';

const PEOPLE_AT_ONCE = 100;

/** Delay before checking a disabled account again, in case it has been enabled. Milliseconds. */
const DISABLED_RECHECK_MS = 24 * 60 * 60 * 1000;

/**
 * Delay before checking again while a person's last digest is being sent or has no job, so that its outcome isn't
 * known. Milliseconds.
 */
const SENDING_RECHECK_MS = 60 * 1000;

/** Delay before checking again after a failure for a person. Milliseconds. */
const FAILED_RECHECK_MS = 60 * 60 * 1000;

function decideDigests(
  readers: DigestReader[],
  missed: Map<string, Missed[]>,
  waiting: Map<string, QueuedMail<QueuedDigest>>,
  now: Date,
) {
  const due: DueDigest[] = [];
  const looked: DigestCheck[] = [];
  const later = (userId: string, milliseconds: number) =>
    looked.push({ userId, isSent: false, again: new Date(now.getTime() + milliseconds) });
  for (const reader of readers) {
    const { userId, isDisabled } = reader;
    const own = missed.get(userId) ?? [];
    const first = Math.min(...own.map(({ firstWritten }) => firstWritten.getTime()));
    const dueAt = own.length > 0 ? digestDueDate(reader, new Date(first)) : undefined;
    const last = waiting.get(userId);
    if (isDisabled) later(userId, DISABLED_RECHECK_MS);
    else if (!dueAt || dueAt > now) looked.push({ userId, isSent: false, ...(dueAt && { again: dueAt }) });
    else if (last && !last.queued) later(userId, SENDING_RECHECK_MS);
    else due.push({ reader, missed: own, ...(last && { waiting: last }) });
  }
  return { due, looked };
}

/**
 * Records how far digests have covered each channel, so that no message is repeated. One statement per thousand
 * channels.
 */
async function moveMarkers(tx: Tx, told: Missed[]): Promise<void> {
  const rows = told.map(({ channelId, userId, upToId }) => ({ channelId, userId, lastMessageId: upToId }));
  await insertInBatches(rows, (chunk) =>
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

async function queueDigests(act: Act, due: DueDigest[]): Promise<void> {
  if (due.length === 0) return;
  await mailDigests(act, due);
  await enqueueDigestPushes(act.tx, due);
  await moveMarkers(
    act.tx,
    due.flatMap(({ missed }) => missed),
  );
}

async function checkNextReaders(act: Act, limit: number, say: (userId: string) => void): Promise<number> {
  const readers = await lockDueReaders(act.tx, act.now, limit);
  for (const { userId } of readers) say(userId);
  if (readers.length === 0) return 0;
  const userIds = readers.map(({ userId }) => userId);
  // Runs first, so that ranges of abandoned digests count as missed again.
  const waiting = await lockQueuedMails<QueuedDigest>(act.tx, digestMail, userIds);
  const missed = await findMissedBy(act.tx, userIds);
  const { due, looked } = decideDigests(
    readers,
    groupBy(missed, ({ userId }) => userId),
    waiting,
    act.now,
  );
  await queueDigests(act, due);
  const sent = due.map(({ reader: { userId } }) => ({ userId, isSent: true }));
  await recordDigestChecks(act.tx, [...looked, ...sent], act.now);
  return readers.length;
}

/**
 * Sends due digests (rule notifications.missedMessages). Decides each person's digest while their row is locked, and
 * commits its mail, pushes and position together: any number of processes may run at the same time, and if one stops
 * halfway, each digest is either sent completely or not at all.
 */
export async function sendDigests(context: AppContext): Promise<void> {
  await processInBatches(context, { batchSize: PEOPLE_AT_ONCE, runBatch: checkNextReaders, postpone: postponeCheck });
}

const postponeCheck = (act: Act, userId: string): Promise<void> =>
  recordDigestChecks(
    act.tx,
    [{ userId, isSent: false, again: new Date(act.now.getTime() + FAILED_RECHECK_MS) }],
    act.now,
  );
