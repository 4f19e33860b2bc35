import type { Queue } from '../jobs/job';

export interface WebhookJob {
  webhookId: string;
  /** Only this one, at once: somebody waits for it. */
  deliveryId?: string;
}

/** Sends what is due to one webhook. Few retries are enough, since what a run leaves is found again by its due time. */
export const webhookQueue: Queue<WebhookJob> = {
  name: 'webhooks',
  options: { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
};
