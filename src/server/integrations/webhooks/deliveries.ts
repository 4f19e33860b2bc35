import { and, eq } from 'drizzle-orm';
import { v4 } from 'uuid';
import type { WebhookDelivery, WebhookMessage } from '../../../contract/entities.gen';
import contract from '../../../contract/contract.gen.json';
import { WEBHOOK_RETRY_DAYS, WEBHOOK_TEST, type WebhookMessageType } from '../../../domain/integrations/webhooks';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { webhookDeliveries, webhooks } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { enqueueWebhooks } from '../../platform/webhooks/emitWebhookEvents';
import { presentDelivery } from './presenter';
import { isThisWebhook, type WebhookRequest } from './reads';

const DAY_MS = 24 * 60 * 60 * 1000;

/** 404 outside this business, 409 for a disabled webhook. */
async function requireEnabled(act: Act, request: WebhookRequest): Promise<void> {
  const [webhook] = await act.tx
    .select({ disabledAt: webhooks.disabledAt })
    .from(webhooks)
    .where(isThisWebhook(request))
    .for('key share');
  await act.confirm();
  if (!webhook) throw notFound();
  if (webhook.disabledAt) throw conflict('webhook_disabled', 'This webhook is turned off. Turn it on first.');
}

/** Sends webhook.test, once. */
export function testWebhook(context: AppContext, request: WebhookRequest): Promise<WebhookDelivery> {
  const { webhookId } = request;
  return context.act(async (act) => {
    await requireEnabled(act, request);
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
    return presentDelivery(stored);
  });
}

/** Sends a message again, whatever came of it; does nothing while it waits to be sent for the first time. */
export function resendDelivery(
  context: AppContext,
  { deliveryId, ...request }: WebhookRequest & { deliveryId: string },
): Promise<WebhookDelivery> {
  const { webhookId } = request;
  const isIt = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId));
  return context.act(async (act) => {
    await requireEnabled(act, request);
    const [before] = await act.tx.select().from(webhookDeliveries).where(isIt).for('update');
    if (!before) throw notFound();
    const isTest = before.type === WEBHOOK_TEST;
    const giveUpAt = isTest ? act.now : new Date(act.now.getTime() + WEBHOOK_RETRY_DAYS * DAY_MS);
    // A message that is being sent keeps its claim.
    const [after] =
      before.state === 'WAITING'
        ? [before]
        : await act.tx
            .update(webhookDeliveries)
            .set({ state: 'WAITING', nextTryAt: act.now, giveUpAt, tries: 0 })
            .where(isIt)
            .returning();
    await enqueueWebhooks(act, [{ webhookId, deliveryId }]);
    return presentDelivery(after ?? before);
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
