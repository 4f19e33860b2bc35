import { ECDH } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PushRenewal, PushSubscriptionInput } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { pushSubscriptions } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { invalidField } from '../platform/http/problem';
import { reasonToRefuse } from '../platform/outgoing/request';
import { lockSignedInUser } from '../session';
import { refusals } from './refusals';

const MAX_DEVICES = 10;

/** Lengths of an uncompressed P-256 point and of the authentication secret. Bytes. */
const KEY_BYTES = 65;
const AUTH_BYTES = 16;

function isDeviceKey(key: Buffer): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1');
    return key.length === KEY_BYTES;
  } catch {
    return false;
  }
}

function checkSubscription({ endpoint, key, auth }: PushSubscriptionInput): void {
  const refused = reasonToRefuse(endpoint);
  if (refused) throw invalidField('endpoint', refused);
  if (!isDeviceKey(Buffer.from(key, 'base64url'))) throw invalidField('key', refusals.deviceKey);
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) throw invalidField('auth', refusals.deviceSecret);
}

/**
 * Subscribes this device to push. A known device is renewed and transferred to the caller, even from another person
 * (rule notifications.pushDevice). 400 for an address outside push services or invalid keys, 401 if the session has
 * ended.
 */
export async function subscribePush(context: AppContext, caller: Caller, input: PushSubscriptionInput): Promise<void> {
  checkSubscription(input);
  const { userId, sessionId } = caller;
  const { endpoint, key, auth } = input;
  await context.act(async (act) => {
    // Runs one at a time, so that each call counts the devices added before.
    await lockSignedInUser(act, caller);
    const { tx, now } = act;
    await tx
      .insert(pushSubscriptions)
      .values({ userId, sessionId, endpoint, key, auth, createdAt: now })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, sessionId, key, auth, createdAt: now },
      });
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(MAX_DEVICES);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
  });
}

/**
 * Replaces a device's subscription. The old address and secret identify the device. If the new address is already
 * stored, its data is more recent and stays. 400 as for `subscribe`; unknown devices change nothing (rule
 * notifications.pushDevice).
 */
export async function renewPush(
  context: AppContext,
  { oldEndpoint, oldAuth, subscription }: PushRenewal,
): Promise<void> {
  checkSubscription(subscription);
  const { endpoint, key, auth } = subscription;
  await context.act(async ({ tx, now }) => {
    const [old] = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, oldEndpoint), eq(pushSubscriptions.auth, oldAuth)))
      .returning();
    if (!old) return;
    // Pending messages find the device by its id.
    await tx
      .insert(pushSubscriptions)
      .values({ ...old, endpoint, key, auth, createdAt: now })
      .onConflictDoNothing();
  });
}

export async function unsubscribePush(context: AppContext, userId: string, endpoint: string): Promise<void> {
  await context.act(({ tx }) =>
    tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint))),
  );
}
