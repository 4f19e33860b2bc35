import { and, eq } from 'drizzle-orm';
import { v4 } from 'uuid';
import type { WebhookDelivery, WebhookMessage } from '../../../contract/entities.gen';
import contract from '../../../contract/contract.gen.json';
import { WEBHOOK_RETRY_DAYS, WEBHOOK_TEST, type WebhookMessageType } from '../../../domain/integrations/webhooks';
import type { Act } from '../../platform/act';
import type { Clock } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import { webhookDeliveries } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { enqueueWebhooks } from '../../platform/webhooks/emitWebhookEvents';
import { presentDelivery } from './presenter';
import { getWebhook, type WebhookRequest } from './reads';
import { refusals } from '../refusals';

const DAY_MS = 24 * 60 * 60 * 1000;

/** 404 outside this business, 409 for a webhook that is off. */
async function requireEnabled({ tx, confirm }: Act, clock: Clock, request: WebhookRequest): Promise<void> {
  await confirm();
  const { enabled, disabledReason } = await getWebhook({ db: tx, clock }, request);
  if (enabled) return;
  throw disabledReason === 'KEY_EXPIRED'
    ? conflict('webhook_disabled', refusals.webhookKeyExpired)
    : conflict('webhook_disabled', refusals.webhookOff);
}

/** Sends webhook.test, once. */
export function testWebhook(context: AppContext, request: WebhookRequest): Promise<WebhookDelivery> {
  const { webhookId } = request;
  return context.act(async (act) => {
    await requireEnabled(act, context.clock, request);
    const [stored] = await act.tx
      .insert(webhookDeliveries)
      .values({
        webhookId,
        type: WEBHOOK_TEST,
        subjectId: v4(),
        data: { webhookId },
        createdAt: act.now,
        nextTryAt: act.now,
        giveUpAt: act.now,
      })
      .returning();
    if (!stored) throw new Error('A message was not stored');
    await enqueueWebhooks(act, [{ webhookId, deliveryId: stored.id }]);
    return presentDelivery(stored, act.now);
  });
}

/**
 * Sends a message again at once, whatever came of it and outside the order of its subject: it waits for no other, and
 * none waits for it. One that is being sent is left alone.
 */
export function resendDelivery(
  context: AppContext,
  { deliveryId, ...request }: WebhookRequest & { deliveryId: string },
): Promise<WebhookDelivery> {
  const { webhookId } = request;
  const isIt = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId));
  return context.act(async (act) => {
    await requireEnabled(act, context.clock, request);
    const [before] = await act.tx.select().from(webhookDeliveries).where(isIt).for('update');
    if (!before) throw notFound();
    if (before.claimedUntil && before.claimedUntil > act.now) return presentDelivery(before, act.now);
    const giveUpAt = before.type === WEBHOOK_TEST ? act.now : new Date(act.now.getTime() + WEBHOOK_RETRY_DAYS * DAY_MS);
    const anew = { state: 'WAITING' as const, giveUpAt, tries: 0 };
    const [after = before] = await act.tx
      .update(webhookDeliveries)
      .set({ subjectId: v4(), nextTryAt: act.now, claimedUntil: null, ...(before.state !== 'WAITING' && anew) })
      .where(isIt)
      .returning();
    await enqueueWebhooks(act, [{ webhookId, deliveryId }]);
    return presentDelivery(after, act.now);
  });
}

const { examples } = contract['x-webhooks'].message.post.requestBody.content['application/json'];
const written: Record<string, { value: unknown }> = contract.components.examples;
const samples = Object.values(examples).map(
  ({ $ref }) => written[$ref.split('/').pop() ?? '']?.value as WebhookMessage,
);

/** Made up: the examples of the contract. */
export const sampleMessages = (type?: WebhookMessageType): WebhookMessage[] =>
  samples.filter((sample) => type === undefined || sample.type === type);
