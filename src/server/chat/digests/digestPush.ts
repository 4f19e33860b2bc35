import { and, eq, isNull, sql } from 'drizzle-orm';
import { deviceColumns, openDevice, PUSHES_AT_ONCE, pushOptions, pushTo } from '../../notifications';
import type { AppContext } from '../../platform/context';
import { notificationSettings, pushSubscriptions, users } from '../../platform/database/schema';
import type { Tx } from '../../platform/database/client';
import { enqueueJobs, takeBackJobs } from '../../platform/jobs/enqueue';
import type { Job, Queue } from '../../platform/jobs/job';
import { digestPath, previewOf, type DueDigest } from './digestMails';
import { joinRanges, rangeOf, type MissedRange } from './missedRanges';
import { countOfMissed, placesOf, totalOf } from './missedWords';
import { stillMissed, type ToldChannel } from './stillMissed';

/** What a digest told somebody of, for one of their devices. */
interface DigestPushData {
  subscriptionId: string;
  userId: string;
  ranges: MissedRange[];
}

/** What could not be brought within its tries is old news, which the mail has told. */
export const digestPushQueue: Queue<DigestPushData> = { name: 'digest-push', options: pushOptions };

/**
 * A job for each device of these people. What still waits for a device is told with it: two would come in any order.
 * Three statements.
 */
export async function enqueueDigestPushes(tx: Tx, digests: DueDigest[]): Promise<void> {
  const ranges = new Map(digests.map(({ reader, missed }) => [reader.userId, missed.map(rangeOf)]));
  const isTheirs = sql`${pushSubscriptions.userId} = any(${`{${[...ranges.keys()].join(',')}}`}::uuid[])`;
  const devices = await tx
    .select({ subscriptionId: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(isTheirs);
  // Several of a device, where one was under way when the next came.
  const waiting = await takeBackJobs(
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

/** The next digest takes the place of this one on the device. */
const TAG = 'missed-messages';

/** The device, while its login goes on and its owner wants to be told. */
async function deviceOf({ database: { db }, clock }: AppContext, { subscriptionId, userId }: DigestPushData) {
  const [row] = await db
    .select({ ...deviceColumns, showPreviews: sql<boolean>`coalesce(${notificationSettings.showPreviews}, true)` })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.userId, users.id), eq(notificationSettings.type, 'MISSED_POD_MESSAGE')),
    )
    .where(
      and(
        openDevice(subscriptionId, clock.now()),
        eq(pushSubscriptions.userId, userId),
        isNull(users.disabledAt),
        sql`${notificationSettings.frequency} is distinct from 'NEVER'`,
      ),
    );
  return row;
}

/** '3 new messages in Early Birds and Night Owls', and how the first conversation begins. */
function bodyOf(channels: ToldChannel[]): string {
  const [line] = channels.flatMap(({ lines }) => lines);
  const count = `${countOfMissed(totalOf(channels))} ${placesOf(channels)}`;
  return line ? `${count}\n${line.from}: ${previewOf(line.text)}` : count;
}

/** Shows a digest on one device: nothing when all of it was read by now. Throws when a later try may work. */
async function pushDigest(context: AppContext, data: DigestPushData): Promise<void> {
  const device = await deviceOf(context, data);
  if (!device) return;
  const { userId, ranges } = data;
  const { showPreviews } = device;
  const channels = await stillMissed(
    context.database.db,
    ranges.map((range) => ({ ...range, userId, showPreviews })),
  );
  if (channels.length === 0) return;
  await pushTo(context, device, { title: 'Stepwell', body: bodyOf(channels), path: digestPath(channels), tag: TAG });
}

/** Sends digests to devices. */
export const digestPushJob: Job<DigestPushData, AppContext> = {
  queue: digestPushQueue,
  atOnce: PUSHES_AT_ONCE,
  pollSeconds: 1,
  run: (data, context) => pushDigest(context, data),
};
