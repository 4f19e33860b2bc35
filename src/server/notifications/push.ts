import { and, eq, exists, gt, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageLinks } from '../../domain/links';
import type { PushPayload } from '../../domain/notifications/pushPayload';
import { holdDirection } from '../../domain/text/directions';
import { DEFAULT_LANGUAGE, knownLanguage } from '../../domain/text/languages';
import { shorten } from '../../domain/text/shorten';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { members, memberships, notifications, pushSubscriptions, users } from '../platform/database/schema';
import type { Job, Queue } from '../platform/jobs/job';
import type { PushDelivery, PushTarget } from '../platform/outgoing/pushSender';
import { sessionIsAlive } from '../session';
import { plainText } from './html';
import { renderNotification, type RenderedNotification } from './render';

interface PushData {
  notificationId: string;
  subscriptionId: string;
  isUrgent?: boolean;
  /** When the message is no longer relevant; epoch seconds. */
  mattersUntil?: number;
}

/**
 * With 12 attempts, the first retry after ten seconds and each wait twice as long as the last, a message waits half a
 * day to a day for an unavailable push service or for its turn with a slow one, since a deferral counts as an attempt.
 */
export const pushOptions: Queue<unknown>['options'] = {
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 60,
  deadLetter: 'failed',
};

export const pushQueue: Queue<PushData> = { name: 'push', options: pushOptions };

/**
 * Maximum number of characters: a lock screen shows two lines, and push services accept this many in any script
 * (`MAX_PAYLOAD_BYTES`).
 */
const MAX_LENGTHS = { title: 100, body: 200 };

type Pushing = Pick<AppContext, 'database' | 'push' | 'clock'> & { log: Pick<AppContext['log'], 'warn'> };

export const isActiveDevice = (subscriptionId: string, now: Date) =>
  and(eq(pushSubscriptions.id, subscriptionId), sessionIsAlive(sql`${pushSubscriptions.sessionId}`, now));

export const deviceColumns = {
  subscriptionId: pushSubscriptions.id,
  endpoint: pushSubscriptions.endpoint,
  key: pushSubscriptions.key,
  auth: pushSubscriptions.auth,
};

/**
 * Shows a message on a device. Removes a device that accepts no more messages, unless it has been subscribed again
 * since; a rejected message is only logged. Throws if a retry may work.
 */
export async function pushToDevice(
  { database: { db }, push, log }: Pushing,
  device: PushTarget & { subscriptionId: string; language: string | null },
  message: PushPayload,
  delivery: Omit<PushDelivery, 'topic'> = {},
): Promise<void> {
  const language = device.language ?? DEFAULT_LANGUAGE;
  const payload: PushPayload = {
    ...message,
    title: shorten(holdDirection(message.title, language), MAX_LENGTHS.title),
    body: shorten(holdDirection(message.body, language), MAX_LENGTHS.body),
  };
  const { subscriptionId, key } = device;
  const result = await push.send(device, JSON.stringify(payload), { topic: message.tag, ...delivery });
  if (result === 'refused') log.warn({ subscriptionId }, 'push refused');
  if (result !== 'gone') return;
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, subscriptionId), eq(pushSubscriptions.key, key)));
}

function pathOf({ actionType, primary: { url }, page }: RenderedNotification): string {
  if (page !== undefined) return page;
  return actionType === 'DISMISSIBLE_ACTION' && url?.startsWith('/') && !url.startsWith('/v1/')
    ? url
    : pageLinks.notifications();
}

const later = alias(notifications, 'later');

/**
 * Whether a later notification about the same subject, to the same person, replaces this one, however often the push
 * has been tried.
 */
const isReplaced = (db: Queryable) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.subject, notifications.subject),
          eq(later.userId, notifications.userId),
          gt(later.id, notifications.id),
        ),
      ),
  );

/**
 * Sends one notification to one device. Does nothing if the notification is no longer relevant, has been dismissed or
 * replaced, the person is disabled in its membership, the device belongs to someone else now, or its session has ended.
 * Throws if a retry may work, as by a process of the version that stored it.
 */
export async function deliverPush(context: Pushing & Pick<AppContext, 'hooks'>, data: PushData): Promise<void> {
  const { database, clock, hooks } = context;
  const { notificationId, subscriptionId, isUrgent, mattersUntil } = data;
  const ttlSeconds = mattersUntil && mattersUntil - Math.floor(clock.now().getTime() / 1000);
  if (ttlSeconds !== undefined && ttlSeconds <= 0) return;
  const [row] = await database.db
    .select({
      notification: notifications,
      membershipName: memberships.name,
      language: users.language,
      ...deviceColumns,
    })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(memberships, eq(memberships.id, notifications.membershipId))
    .leftJoin(
      members,
      and(eq(members.membershipId, notifications.membershipId), eq(members.userId, notifications.userId)),
    )
    .where(
      and(
        eq(notifications.id, notificationId),
        isNull(notifications.dismissedAt),
        not(isReplaced(database.db)),
        isNull(members.disabledAt),
        isActiveDevice(subscriptionId, clock.now()),
      ),
    );
  if (!row) return;
  const rendered = renderNotification(hooks, row.notification, knownLanguage(row.language) ?? DEFAULT_LANGUAGE);
  const message: PushPayload = {
    title: row.membershipName ?? 'Stepwell',
    body: plainText(rendered.message),
    path: pathOf(rendered),
    tag: row.notification.subject ?? notificationId,
    notificationId,
  };
  await pushToDevice(context, row, message, { ttlSeconds, ...(isUrgent && { urgency: 'high' }) });
}

/** Allows thirty concurrent messages to slow and unknown push services, and ten each to two quick services. */
export const PUSHES_AT_ONCE = 50;

export const pushJob: Job<PushData, AppContext> = {
  queue: pushQueue,
  concurrency: PUSHES_AT_ONCE,
  pollSeconds: 1,
  run: (data, context) => deliverPush(context, data),
};
