import type { Queue } from '../jobs/job';

export interface WebhookJob {
  webhookId: string;
  /** Only this one, at once: somebody waits for it. */
  deliveryId?: string;
}

/** Sends what is due to one webhook. What a run leaves or loses is found again by its due time, so few retries are enough. */
export const webhookQueue: Queue<WebhookJob> = {
  name: 'webhooks',
  options: { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
};
