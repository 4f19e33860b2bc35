import { and, eq, ne } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { chatNotifications, mentionSubject } from '../../server/chat/notificationKinds';
import { hooks } from '../../server/areas';
import { notificationColumns } from '../../server/notifications';
import { deliverPush } from '../../server/notifications/push';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config/config';
import {
  channels,
  messages,
  notifications,
  podMembers,
  pushSubscriptions,
} from '../../server/platform/database/schema';
import { makePushSender } from '../../server/platform/outgoing/pushSender';
import { startPushService, vapidClaims } from '../../server/platform/outgoing/testing/pushService';
import { fillDatabase } from '../product/inDatabase';
import type { Product } from '../product/product';
import type { Subscription } from './pushMessages';

/**
 * Sends the push about the oldest message by another person, as if it mentioned the owner, using the server's own
 * code and keys. The server can't reach the test's push service on this machine, so the device's address is
 * redirected here. @param serverKey base64url; rejects if another key signed the message
 */
export async function sendPush(product: Product, { keys }: Subscription, serverKey: string) {
  const service = await startPushService();
  try {
    const sent = await fillDatabase(product, async (_make, database) => {
      const { db } = database;
      const [device] = await db
        .update(pushSubscriptions)
        .set({ endpoint: service.endpoint })
        .where(eq(pushSubscriptions.key, keys.p256dh))
        .returning({ id: pushSubscriptions.id, userId: pushSubscriptions.userId });
      if (!device) throw new Error('The server knows of no such device.');
      const { id: subscriptionId, userId } = device;
      const [message] = await db
        .select({ messageId: messages.id, channelId: channels.id })
        .from(podMembers)
        .innerJoin(channels, eq(channels.podId, podMembers.podId))
        .innerJoin(messages, eq(messages.channelId, channels.id))
        .where(and(eq(podMembers.userId, userId), ne(messages.senderId, userId)))
        .orderBy(messages.id)
        .limit(1);
      if (!message) throw new Error('Nobody has written to them.');
      const sender = { userId, name: 'Ana' };
      const data = { ...message, sender, podName: 'Tom & Jerry', membershipName: '' };
      const [row] = await db
        .insert(notifications)
        .values({
          userId,
          ...notificationColumns(chatNotifications.mentioned, data),
          createdAt: systemClock.now(),
        })
        .returning({ id: notifications.id });
      const config = readConfig({ DATA_DIR: product.dataDir, PUBLIC_URL: product.origin });
      const push = makePushSender({ database, clock: systemClock, config }, { allowPrivate: true });
      const notificationId = row?.id ?? '';
      const context = { database, clock: systemClock, push, hooks, log: console };
      await deliverPush(context, { notificationId, subscriptionId });
      const path = pageLinks.message(message.channelId, message.messageId);
      return { notificationId, path, tag: mentionSubject(message.messageId) };
    });
    const [received] = service.received;
    if (!received) throw new Error('Nothing was sent.');
    await vapidClaims(received, serverKey, new URL(service.endpoint).origin);
    return { ...sent, body: received.body };
  } finally {
    await service.stop();
  }
}
