import type { Webhook, WebhookDelivery } from '../../../contract/entities.gen';
import { secondsOf } from '../../platform/clock';
import type { webhookDeliveries, webhooks } from '../../platform/database/schema';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = Omit<typeof webhookDeliveries.$inferSelect, 'data'>;

export interface NamedWebhook extends WebhookRow {
  creatorName: string | null;
  apiKeyName: string | null;
  keyExpiresAt: Date | null;
}

/** Why and since when a webhook is off; undefined while it is on. */
function stopOf(
  { disabledAt, disabledReason, keyExpiresAt }: NamedWebhook,
  now: Date,
): Pick<Webhook, 'disabled' | 'disabledReason'> | undefined {
  if (disabledAt && disabledReason) return { disabled: secondsOf(disabledAt), disabledReason };
  if (!keyExpiresAt || keyExpiresAt > now) return undefined;
  return { disabled: secondsOf(keyExpiresAt), disabledReason: 'KEY_EXPIRED' };
}

export function presentWebhook(row: NamedWebhook, now: Date): Webhook {
  const { id, url, events, createdAt, creatorName, apiKeyName, failingSince, previousUntil } = row;
  const stop = stopOf(row, now);
  return {
    id,
    url,
    events,
    created: secondsOf(createdAt),
    enabled: stop === undefined,
    ...stop,
    ...(creatorName !== null && { createdBy: creatorName }),
    ...(row.createdBy !== null && { creatorId: row.createdBy }),
    ...(apiKeyName !== null && { apiKeyName }),
    ...(failingSince && { failingSince: secondsOf(failingSince) }),
    ...(previousUntil && previousUntil > now && { previousUntil: secondsOf(previousUntil) }),
  };
}

/** `pausedUntil`: of the webhook. */
export function presentDelivery(row: DeliveryRow, now: Date, pausedUntil: Date | null = null): WebhookDelivery {
  const { id, type, createdAt, state, tries, triedAt, nextTryAt, claimedUntil, status, response } = row;
  const isSending = claimedUntil !== null && claimedUntil > now;
  const next = pausedUntil && pausedUntil > nextTryAt ? pausedUntil : nextTryAt;
  return {
    id,
    type,
    created: secondsOf(createdAt),
    state: isSending ? 'SENDING' : state,
    tries,
    ...(triedAt && { lastTry: secondsOf(triedAt) }),
    ...(state === 'WAITING' && !isSending && next > now && { nextTry: secondsOf(next) }),
    ...(status !== null && { status }),
    ...(response !== null && { response }),
  };
}
