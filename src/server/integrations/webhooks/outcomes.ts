import { and, eq, ne, sql } from 'drizzle-orm';
import {
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_FAILURE_MEMORY_HOURS,
  WEBHOOK_TEST,
  webhookReceiverPause,
  webhookRetryPause,
} from '../../../domain/integrations/webhooks';
import type { Act } from '../../platform/act';
import { webhookDeliveries, webhooks } from '../../platform/database/schema';
import { storableResponse } from '../../platform/outgoing/webhookSender';
import { daysBefore } from '../../platform/jobs/housekeeping';
import { mailWebhookDisabled } from '../notices';
import type { ClaimedMessage } from './claim';
import type { WebhookRow } from './presenter';
import { stopWebhook, WITHOUT_FAILURES } from './stopWebhook';

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

/** Calls that were under way when the last failure was recorded are of the same fault, and count once. */
const isSameFault = ({ failedAt }: WebhookRow, { claimedAt }: ClaimedMessage) =>
  failedAt !== null && failedAt >= claimedAt;

const isForgotten = ({ failedAt }: WebhookRow, now: Date) =>
  failedAt === null || failedAt < secondsAfter(now, -WEBHOOK_FAILURE_MEMORY_HOURS * 3600);

/** A receiver that has accepted nothing for days is no longer called, which its creator and the owner are told. */
async function countFailure(act: Act, webhook: WebhookRow, message: ClaimedMessage): Promise<void> {
  if (isSameFault(webhook, message)) return;
  const isAnew = isForgotten(webhook, act.now);
  const failures = isAnew ? 1 : webhook.failures + 1;
  const failingSince = (isAnew ? null : webhook.failingSince) ?? act.now;
  const pause = webhookReceiverPause(failures);
  const pausedUntil = pause === 0 ? null : secondsAfter(act.now, pause);
  await act.tx
    .update(webhooks)
    .set({ failures, failingSince, failedAt: act.now, pausedUntil })
    .where(eq(webhooks.id, webhook.id));
  if (failingSince > daysBefore(act.now, WEBHOOK_FAILING_DAYS)) return;
  await stopWebhook(act, webhook.id, 'FAILING');
  await mailWebhookDisabled(act, webhook);
}

async function recordFailure(act: Act, webhook: WebhookRow, message: ClaimedMessage, answer: Answer): Promise<void> {
  const nextTryAt = secondsAfter(act.now, webhookRetryPause(message.tries));
  const isLast = nextTryAt > message.giveUpAt;
  await act.tx
    .update(webhookDeliveries)
    .set({ ...answer, claimedUntil: null, ...(isLast ? { state: 'FAILED' as const } : { nextTryAt }) })
    .where(isWaiting(message.id));
  if (webhook.disabledAt) return;
  if (answer.status === GONE) await stopWebhook(act, webhook.id, 'GONE');
  else if (message.type !== WEBHOOK_TEST) await countFailure(act, webhook, message);
}

/** Receivers that echo what they get must not leave names and addresses in the list of deliveries. */
function storable({ status, response }: Answer, { data }: ClaimedMessage): Answer {
  const personal = [data.name, data.email].filter((text) => typeof text === 'string' && text !== '') as string[];
  const spellings = personal.flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]);
  return { status, response: storableResponse(spellings.reduce((text, one) => text.replaceAll(one, '…'), response)) };
}

/** Does nothing for a webhook that was deleted meanwhile. */
export async function recordAnswer(act: Act, webhookId: string, message: ClaimedMessage, given: Answer): Promise<void> {
  const answer = storable(given, message);
  if (!isAccepted(answer)) {
    const isIt = eq(webhooks.id, webhookId);
    const [webhook] = await act.tx.select().from(webhooks).where(isIt).for('no key update');
    if (webhook) await recordFailure(act, webhook, message, answer);
    return;
  }
  // The webhook first, as everywhere, to prevent deadlocks.
  await act.tx
    .update(webhooks)
    .set(WITHOUT_FAILURES)
    .where(and(eq(webhooks.id, webhookId), ne(webhooks.failures, 0)));
  await act.tx
    .update(webhookDeliveries)
    .set({ state: 'DELIVERED', claimedUntil: null, ...answer })
    .where(isWaiting(message.id));
}

/** Gives a message back that was not sent, because the receiver is slow and its other calls are under way. */
export async function putOff(act: Act, { id }: ClaimedMessage): Promise<void> {
  await act.tx
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} - 1`,
      claimedUntil: null,
      nextTryAt: secondsAfter(act.now, webhookRetryPause(1)),
    })
    .where(isWaiting(id));
}
