import { and, eq, ne, sql } from 'drizzle-orm';
import {
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_TEST,
  webhookReceiverPause,
  webhookRetryPause,
} from '../../../domain/integrations/webhooks';
import type { Act } from '../../platform/act';
import { webhookDeliveries, webhooks } from '../../platform/database/schema';
import { daysBefore } from '../../platform/jobs/housekeeping';
import { mailWebhookDisabled } from '../notices';
import type { ClaimedMessage } from './claim';
import type { WebhookRow } from './presenter';

const GONE = 410;

/** What came of a call: its status, or why there was none. */
export interface Answer {
  status: number | null;
  response: string;
}

const isAccepted = ({ status }: Answer) => status !== null && status >= 200 && status < 300;

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Only while it waits: a message that was sent twice, since its claim had ended, is finished by the first answer. */
const isWaiting = (id: string) => and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'WAITING'));

async function disable(act: Act, { id }: WebhookRow, reason: 'GONE' | 'FAILING'): Promise<void> {
  await act.tx.update(webhooks).set({ disabledAt: act.now, disabledReason: reason }).where(eq(webhooks.id, id));
  await act.tx
    .update(webhookDeliveries)
    .set({ state: 'FAILED' })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'WAITING')));
}

/** A receiver that has accepted nothing for days is no longer called, which its creator and the owner are told. */
async function countFailure(act: Act, webhook: WebhookRow): Promise<void> {
  const failures = webhook.failures + 1;
  const failingSince = webhook.failingSince ?? act.now;
  const pause = webhookReceiverPause(failures);
  await act.tx
    .update(webhooks)
    .set({ failures, failingSince, pausedUntil: pause === 0 ? null : secondsAfter(act.now, pause) })
    .where(eq(webhooks.id, webhook.id));
  if (failingSince > daysBefore(act.now, WEBHOOK_FAILING_DAYS)) return;
  await disable(act, webhook, 'FAILING');
  await mailWebhookDisabled(act, webhook);
}

async function recordFailure(act: Act, webhook: WebhookRow, message: ClaimedMessage, answer: Answer): Promise<void> {
  const nextTryAt = secondsAfter(act.now, webhookRetryPause(message.tries));
  const isLast = nextTryAt > message.giveUpAt;
  await act.tx
    .update(webhookDeliveries)
    .set({ ...answer, ...(isLast ? { state: 'FAILED' as const } : { nextTryAt }) })
    .where(isWaiting(message.id));
  if (webhook.disabledAt) return;
  if (answer.status === GONE) await disable(act, webhook, 'GONE');
  else if (message.type !== WEBHOOK_TEST) await countFailure(act, webhook);
}

/** Does nothing for a webhook that was deleted meanwhile. */
export async function recordAnswer(
  act: Act,
  webhookId: string,
  message: ClaimedMessage,
  answer: Answer,
): Promise<void> {
  if (!isAccepted(answer)) {
    const isIt = eq(webhooks.id, webhookId);
    const [webhook] = await act.tx.select().from(webhooks).where(isIt).for('no key update');
    if (webhook) await recordFailure(act, webhook, message, answer);
    return;
  }
  await act.tx
    .update(webhookDeliveries)
    .set({ state: 'DELIVERED', ...answer })
    .where(isWaiting(message.id));
  await act.tx
    .update(webhooks)
    .set({ failures: 0, failingSince: null, pausedUntil: null })
    .where(and(eq(webhooks.id, webhookId), ne(webhooks.failures, 0)));
}

/** Gives a message back that was not sent, because the receiver is slow and its other calls are under way. */
export async function putOff(act: Act, { id }: ClaimedMessage): Promise<void> {
  await act.tx
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} - 1`,
      nextTryAt: secondsAfter(act.now, webhookRetryPause(1)),
    })
    .where(isWaiting(id));
}
