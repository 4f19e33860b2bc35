import { and, eq, isNull, sql } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { AppContext } from '../platform/context';
import { memberships, notifications, pushSubscriptions } from '../platform/database/schema';
import type { Job, Queue } from '../platform/jobs/job';
import type { PushTarget } from '../platform/outgoing/pushSender';
import { sessionIsAlive } from '../session';
import { plainText } from './html';

interface PushData {
  notificationId: string;
  subscriptionId: string;
}

export const pushQueue: Queue<PushData> = {
  name: 'push',
  options: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 60, deadLetter: 'failed' },
};

/** What the service worker shows. `path` is one of the client; a message with the same `tag` replaces the last. */
export interface PushPayload {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** A push service takes 4 KB, and a lock screen shows two lines. Characters. */
const LONGEST_BODY = 200;

const shortened = (text: string) => (text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY - 1)}…` : text);

type Pushing = Pick<AppContext, 'database' | 'push' | 'clock'>;

/** A device, while the login that it was subscribed in goes on. */
export const openDevice = (subscriptionId: string, now: Date) =>
  and(eq(pushSubscriptions.id, subscriptionId), sessionIsAlive(sql`${pushSubscriptions.sessionId}`, now));

/** How a device is reached. */
export const deviceColumns = {
  subscriptionId: pushSubscriptions.id,
  endpoint: pushSubscriptions.endpoint,
  key: pushSubscriptions.key,
  auth: pushSubscriptions.auth,
};

/** Shows a message on a device. One that takes no more is forgotten; throws when a later try may work. */
export async function pushTo(
  { database: { db }, push }: Pushing,
  device: PushTarget & { subscriptionId: string },
  { body, ...rest }: PushPayload,
): Promise<void> {
  const result = await push.send(device, JSON.stringify({ ...rest, body: shortened(body) } satisfies PushPayload));
  if (result === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.subscriptionId));
}

/**
 * Sends one notification to one device: nothing when it was dismissed meanwhile, the device is somebody else's now, or
 * the login that the device was subscribed in is over.
 */
async function deliverPush(context: Pushing, { notificationId, subscriptionId }: PushData): Promise<void> {
  const { database, clock } = context;
  const [row] = await database.db
    .select({ message: notifications.message, membershipName: memberships.name, ...deviceColumns })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .leftJoin(memberships, eq(memberships.id, notifications.membershipId))
    .where(
      and(
        eq(notifications.id, notificationId),
        isNull(notifications.dismissedAt),
        openDevice(subscriptionId, clock.now()),
      ),
    );
  if (!row) return;
  await pushTo(context, row, {
    title: row.membershipName ?? 'Stepwell',
    body: plainText(row.message),
    path: pageLinks.notifications(),
    tag: notificationId,
  });
}

/** Sends notifications to devices. */
export const pushJob: Job<PushData, AppContext> = {
  queue: pushQueue,
  atOnce: 10,
  pollSeconds: 1,
  run: (data, context) => deliverPush(context, data),
};
