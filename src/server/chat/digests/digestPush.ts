import { and, eq, isNull, sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '../../../domain/text/languages';
import { deviceColumns, isActiveDevice, PUSHES_AT_ONCE, pushOptions, pushToDevice } from '../../notifications';
import type { AppContext } from '../../platform/context';
import { notificationSettings, pushSubscriptions, users } from '../../platform/database/schema';
import type { Tx } from '../../platform/database/client';
import { enqueueJobs, withdrawJobs } from '../../platform/jobs/enqueue';
import type { Job, Queue } from '../../platform/jobs/job';
import { digestPath, previewOf, type DueDigest } from './digestMails';
import { joinRanges, rangeOf, type MissedRange } from './missedRanges';
import { wordsIn } from './digestWords.gen';
import { missedText } from './missedWords';
import { findStillMissed, type DigestChannel } from './findStillMissed';

interface DigestPushData {
  subscriptionId: string;
  userId: string;
  ranges: MissedRange[];
}

/** Pushes that exceed their attempts are dropped as outdated; the mail has the contents. */
export const digestPushQueue: Queue<DigestPushData> = { name: 'digest-push', options: pushOptions };

/**
 * Queues a push for each device of these people. Merges unsent pushes per device, since two pushes could arrive in
 * either order. Three statements.
 */
export async function enqueueDigestPushes(tx: Tx, digests: DueDigest[]): Promise<void> {
  const ranges = new Map(digests.map(({ reader, missed }) => [reader.userId, missed.map(rangeOf)]));
  const isTheirs = sql`${pushSubscriptions.userId} = any(${`{${[...ranges.keys()].join(',')}}`}::uuid[])`;
  const devices = await tx
    .select({ subscriptionId: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(isTheirs);
  // A device may have several pushes, if one was being sent when the next was queued.
  const waiting = await withdrawJobs(
    tx,
    digestPushQueue,
    devices.map(({ subscriptionId }) => subscriptionId),
  );
  await enqueueJobs(
    { tx },
    digestPushQueue,
    devices.map((device) => {
      const { subscriptionId: key, userId } = device;
      const older = waiting
        .filter((data) => data.subscriptionId === key && data.userId === userId)
        .map((data) => data.ranges);
      return { key, data: { ...device, ranges: joinRanges(...older, ranges.get(userId) ?? []) } };
    }),
  );
}

/** The next digest replaces this one on the device. */
const TAG = 'missed-messages';

async function deviceOf({ database: { db }, clock }: AppContext, { subscriptionId, userId }: DigestPushData) {
  const [row] = await db
    .select({
      ...deviceColumns,
      language: users.language,
      showPreviews: sql<boolean>`coalesce(${notificationSettings.showPreviews}, true)`,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.userId, users.id), eq(notificationSettings.type, 'MISSED_POD_MESSAGE')),
    )
    .where(
      and(
        isActiveDevice(subscriptionId, clock.now()),
        eq(pushSubscriptions.userId, userId),
        isNull(users.disabledAt),
        sql`${notificationSettings.frequency} is distinct from 'NEVER'`,
      ),
    );
  return row;
}

function bodyOf(channels: DigestChannel[], language: Language): string {
  const [line] = channels.flatMap(({ lines }) => lines);
  const missed = missedText(channels, language);
  if (!line) return missed;
  return [missed, wordsIn(language).preview({ sender: line.from, text: previewOf(line.text) })].join('\n');
}

/** Shows a digest on one device; does nothing if all its messages have been read. Throws if a retry may work. */
async function pushDigest(context: AppContext, data: DigestPushData): Promise<void> {
  const device = await deviceOf(context, data);
  if (!device) return;
  const { userId, ranges } = data;
  const { showPreviews } = device;
  const language = knownLanguage(device.language) ?? DEFAULT_LANGUAGE;
  const channels = await findStillMissed(
    context.database.db,
    ranges.map((range) => ({ ...range, userId, showPreviews, language })),
  );
  if (channels.length === 0) return;
  await pushToDevice(context, device, {
    title: 'Stepwell',
    body: bodyOf(channels, language),
    path: digestPath(channels),
    tag: TAG,
  });
}

export const digestPushJob: Job<DigestPushData, AppContext> = {
  queue: digestPushQueue,
  concurrency: PUSHES_AT_ONCE,
  pollSeconds: 1,
  run: (data, context) => pushDigest(context, data),
};
