import { and, eq, isNull, sql } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { AppContext } from '../platform/context';
import { memberships, notifications, pushSubscriptions } from '../platform/database/schema';
import type { Job, Queue } from '../platform/jobs/job';
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

/**
 * Sends one notification to one device: nothing when it was dismissed meanwhile, the device is somebody else's now, or
 * the login that the device was subscribed in is over.
 * A device that takes no more is forgotten; throws when a later try may work.
 */
async function deliverPush(
  { database: { db }, push, clock }: Pick<AppContext, 'database' | 'push' | 'clock'>,
  { notificationId, subscriptionId }: PushData,
): Promise<void> {
  const [row] = await db
    .select({
      message: notifications.message,
      membershipName: memberships.name,
      endpoint: pushSubscriptions.endpoint,
      key: pushSubscriptions.key,
      auth: pushSubscriptions.auth,
    })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .leftJoin(memberships, eq(memberships.id, notifications.membershipId))
    .where(
      and(
        eq(notifications.id, notificationId),
        eq(pushSubscriptions.id, subscriptionId),
        isNull(notifications.dismissedAt),
        sessionIsAlive(sql`${pushSubscriptions.sessionId}`, clock.now()),
      ),
    );
  if (!row) return;
  const payload: PushPayload = {
    title: row.membershipName ?? 'Stepwell',
    body: shortened(plainText(row.message)),
    path: pageLinks.notifications(),
    tag: notificationId,
  };
  const result = await push.send(row, JSON.stringify(payload));
  if (result === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
}

/** Sends notifications to devices. */
export const pushJob: Job<PushData, AppContext> = {
  queue: pushQueue,
  atOnce: 10,
  pollSeconds: 1,
  run: (data, context) => deliverPush(context, data),
};
