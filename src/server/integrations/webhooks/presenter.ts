import type { Webhook, WebhookDelivery } from '../../../contract/entities.gen';
import { secondsOf } from '../../platform/clock';
import type { webhookDeliveries, webhooks } from '../../platform/database/schema';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = Omit<typeof webhookDeliveries.$inferSelect, 'data'>;

export interface NamedWebhook extends WebhookRow {
  creatorName: string | null;
  apiKeyName: string | null;
}

export function presentWebhook(row: NamedWebhook, now: Date): Webhook {
  const { id, url, events, createdAt, creatorName, apiKeyName, disabledAt, disabledReason, failingSince } = row;
  const { previousUntil } = row;
  return {
    id,
    url,
    events,
    created: secondsOf(createdAt),
    enabled: disabledAt === null,
    ...(creatorName !== null && { createdBy: creatorName }),
    ...(apiKeyName !== null && { apiKeyName }),
    ...(disabledAt && { disabled: secondsOf(disabledAt) }),
    ...(disabledReason && { disabledReason }),
    ...(failingSince && { failingSince: secondsOf(failingSince) }),
    ...(previousUntil && previousUntil > now && { previousUntil: secondsOf(previousUntil) }),
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, createdAt, state, tries, triedAt, nextTryAt, status, response } = row;
  return {
    id,
    type,
    created: secondsOf(createdAt),
    state,
    tries,
    ...(triedAt && { lastTry: secondsOf(triedAt) }),
    ...(state === 'WAITING' && triedAt && { nextTry: secondsOf(nextTryAt) }),
    ...(status !== null && { status }),
    ...(response !== null && { response }),
  };
}
