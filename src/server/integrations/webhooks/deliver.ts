import { sql } from 'drizzle-orm';
import { secondsOf } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import { NotStarted, type Job } from '../../platform/jobs/job';
import { recurringJob } from '../../platform/jobs/recurring';
import { enqueueWebhooks } from '../../platform/webhooks/emitWebhookEvents';
import { isLive } from '../../platform/webhooks/isLive';
import { webhookQueue, type WebhookJob } from '../../platform/webhooks/queue';
import { claimMessages, type ClaimedMessage } from './claim';
import { putOff, recordAnswer, type Answer } from './outcomes';
import { openSecret, signedHeaders } from './secrets';

/** How long a run goes on, so that a webhook with many messages lets others have their turn. Milliseconds. */
const RUN_MS = 30_000;

const isTimeout = ({ name, cause }: Error) =>
  [name, (cause as Partial<Error> | undefined)?.name].includes('TimeoutError');

function failureOf(error: unknown): Answer {
  const { message, code, name } = error as Error & { code?: string };
  const response = isTimeout(error as Error) ? 'No answer within ten seconds.' : message || code || name;
  return { status: null, response };
}

async function call(context: AppContext, webhookId: string, message: ClaimedMessage): Promise<Answer | 'putOff'> {
  const { id, type, data, createdAt, url, secret, previousSecret } = message;
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const secrets = [secret, ...(previousSecret === null ? [] : [previousSecret])].map((sealed) =>
    openSecret(context.config.encryptionKey, webhookId, sealed),
  );
  const headers = signedHeaders(secrets, { id, sentAt: secondsOf(context.clock.now()), body });
  try {
    return await context.webhooks.send({ url, headers, body });
  } catch (error) {
    return error instanceof NotStarted ? 'putOff' : failureOf(error);
  }
}

async function sendOne(context: AppContext, webhookId: string, message: ClaimedMessage): Promise<boolean> {
  const answer = await call(context, webhookId, message);
  await context.act((act) =>
    answer === 'putOff' ? putOff(act, message) : recordAnswer(act, webhookId, message, answer),
  );
  return answer !== 'putOff';
}

/**
 * Sends what is due to a webhook, and then what has become due by it. Any number of processes may do so at the same
 * time. One that is killed may have sent a message without recording it: it is sent once more (rule
 * integrations.webhooks).
 */
export async function deliverWebhook(context: AppContext, job: WebhookJob): Promise<void> {
  const end = performance.now() + RUN_MS;
  while (performance.now() < end) {
    const claimed = await claimMessages(context.database.db, job, context.clock.now());
    const sent = await Promise.all(claimed.map((message) => sendOne(context, job.webhookId, message)));
    if (!sent.includes(true)) return;
  }
  await context.act((act) => enqueueWebhooks(act, [job]));
}

/** Finds what is due again, and what a killed process had claimed. */
export async function retryWebhooks({ act }: AppContext): Promise<void> {
  await act(async (open) => {
    const now = sql`${open.now.toISOString()}::timestamptz`;
    const { rows } = await open.tx.execute<{ webhookId: string }>(sql`
      select w.id as "webhookId" from webhooks w left join api_keys k on k.id = w.api_key_id
      where ${isLive(now)} and coalesce(w.paused_until <= ${now}, true) and exists (
        select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'WAITING' and d.next_try_at <= ${now}
          and coalesce(d.claimed_until <= ${now}, true))
      order by w.id`);
    await enqueueWebhooks(open, rows);
  });
}

export const webhookJob: Job<WebhookJob, AppContext> = {
  queue: webhookQueue,
  concurrency: 10,
  pollSeconds: 2,
  run: (job, context) => deliverWebhook(context, job),
};

export const webhookRetryJob = recurringJob({
  name: 'webhook-retries',
  everySeconds: 15,
  pollSeconds: 15,
  run: retryWebhooks,
});
