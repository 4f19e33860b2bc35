import { and, eq, isNull } from 'drizzle-orm';
import type { WEBHOOK_STOP_REASONS } from '../../../domain/integrations/webhooks';
import { recordAct } from '../../audit';
import type { Act } from '../../platform/act';
import { webhookDeliveries, webhooks } from '../../platform/database/schema';
import { lockBusiness } from '../lockBusiness';

export const WITHOUT_FAILURES = { failures: 0, failingSince: null, failedAt: null, pausedUntil: null } as const;

export async function giveUpWaiting(act: Act, webhookId: string): Promise<void> {
  await act.tx
    .update(webhookDeliveries)
    .set({ state: 'FAILED', claimedUntil: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'WAITING')));
}

export async function stopWebhook(
  act: Act,
  webhookId: string,
  disabledReason: (typeof WEBHOOK_STOP_REASONS)[number],
): Promise<void> {
  await act.tx.update(webhooks).set({ disabledAt: act.now, disabledReason }).where(eq(webhooks.id, webhookId));
  await giveUpWaiting(act, webhookId);
}

/**
 * Turns off the webhooks that a person created in a business, before they lose their role: staff who stay decide whether
 * the other programs are still told (rule integrations.webhooks).
 */
export async function stopWebhooksOf(act: Act, businessId: string, personId: string): Promise<void> {
  // As everybody who creates one or turns one on does.
  await lockBusiness(act, businessId);
  const areTheirs = and(
    eq(webhooks.businessId, businessId),
    eq(webhooks.createdBy, personId),
    isNull(webhooks.apiKeyId),
    isNull(webhooks.disabledAt),
  );
  const columns = { id: webhooks.id, url: webhooks.url };
  const theirs = await act.tx.select(columns).from(webhooks).where(areTheirs).orderBy(webhooks.id);
  for (const { id, url } of theirs) {
    await stopWebhook(act, id, 'CREATOR_LEFT');
    await recordAct(act, 'WEBHOOK_CHANGED', { businessId, personId, detail: new URL(url).host });
  }
}
