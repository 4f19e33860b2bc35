import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { NewWebhook, Webhook, WebhookInput, WebhookUpdate } from '../../../contract/entities.gen';
import { areSameEvents, MAX_WEBHOOKS, WEBHOOK_ROTATION_HOURS } from '../../../domain/integrations/webhooks';
import { recordAct } from '../../audit';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { webhooks } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { conflict, invalidField, notFound } from '../../platform/http/problem';
import { enqueueWebhooks } from '../../platform/webhooks/emitWebhookEvents';
import { lockBusiness } from '../lockBusiness';
import { mailWebhookCreated } from '../notices';
import type { WebhookRow } from './presenter';
import { getWebhook, isThisWebhook, type WebhookRequest } from './reads';
import { newWebhookSecret, openSecret, sealSecret } from './secrets';
import { giveUpWaiting, WITHOUT_FAILURES } from './stopWebhook';
import { refusals } from '../refusals';

const HOUR_MS = 60 * 60 * 1000;

const tooMany = () => conflict('webhooks_full', refusals.webhooksFull({ max: MAX_WEBHOOKS }));

/** 400 for an address that is never called. */
function checkUrl({ webhooks: sender }: AppContext, url: string): void {
  if (!URL.canParse(url)) throw invalidField('url', refusals.notAnAddress);
  const reason = sender.refusalOf(url);
  if (reason !== undefined) throw invalidField('url', reason);
}

interface Subscription extends WebhookInput {
  businessId: string;
  by: Caller;
}

/** The webhook that the key has for the same address and events, so that a program may repeat its request. */
async function existing(act: Act, { by, url, events }: Subscription): Promise<WebhookRow | undefined> {
  if (!by.key) return undefined;
  const rows = await act.tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.apiKeyId, by.key.id), eq(webhooks.url, url)));
  return rows.find((row) => row.disabledAt === null && areSameEvents(row.events, events));
}

async function storeWebhook(
  act: Act,
  business: { id: string; name: string },
  { businessId, by, url, events }: Subscription,
): Promise<string> {
  if ((await act.tx.$count(webhooks, eq(webhooks.businessId, businessId))) >= MAX_WEBHOOKS) throw tooMany();
  const id = v7();
  const secret = newWebhookSecret();
  await act.tx.insert(webhooks).values({
    id,
    businessId,
    url,
    events,
    apiKeyId: by.key?.id ?? null,
    createdBy: by.userId,
    secret: sealSecret(act.config.encryptionKey, id, secret),
    createdAt: act.now,
  });
  // The host only, as the rest of an address may be a secret.
  await recordAct(act, 'WEBHOOK_CREATED', { businessId, detail: new URL(url).host });
  await mailWebhookCreated(act, business, { id, url, by });
  return id;
}

async function withSecret(context: AppContext, act: Act, request: WebhookRequest): Promise<NewWebhook> {
  const [row] = await act.tx.select({ secret: webhooks.secret }).from(webhooks).where(isThisWebhook(request));
  if (!row) throw notFound();
  const webhook = await getWebhook({ db: act.tx, clock: context.clock }, request);
  return { webhook, secret: openSecret(act.config.encryptionKey, request.webhookId, row.secret) };
}

/**
 * Creates a webhook, and mails the owner (rule integrations.webhooks). A program that repeats its request gets the
 * webhook that it has, with its secret. 400 for an address that is never called, 409 beyond the business's limit.
 */
export function createWebhook(context: AppContext, subscription: Subscription): Promise<NewWebhook> {
  checkUrl(context, subscription.url);
  const { businessId } = subscription;
  return context.act(async (act) => {
    const business = await lockBusiness(act, businessId);
    const webhookId = (await existing(act, subscription))?.id ?? (await storeWebhook(act, business, subscription));
    return withSecret(context, act, { businessId, webhookId });
  });
}

async function lockWebhook(act: Act, request: WebhookRequest): Promise<WebhookRow> {
  await lockBusiness(act, request.businessId);
  const [webhook] = await act.tx.select().from(webhooks).where(isThisWebhook(request)).for('no key update');
  if (!webhook) throw notFound();
  return webhook;
}

/** A new address starts without the failures of the old one. */
export async function updateWebhook(
  context: AppContext,
  request: WebhookRequest,
  { url, events, enabled }: WebhookUpdate,
): Promise<Webhook> {
  if (url !== undefined) checkUrl(context, url);
  await context.act(async (act) => {
    const before = await lockWebhook(act, request);
    const isMoved = url !== undefined && url !== before.url;
    const isTurnedOn = enabled === true && before.disabledAt !== null;
    const isChanged = isMoved || (events !== undefined && !areSameEvents(events, before.events));
    if (!isChanged && !isTurnedOn) return;
    // Who turns it on answers for it from now on; what was given up isn't sent any more.
    const turnedOn = { disabledAt: null, disabledReason: null, ...(act.by && { createdBy: act.by.userId }) };
    if (isTurnedOn) await giveUpWaiting(act, request.webhookId);
    await act.tx
      .update(webhooks)
      .set({
        ...(url !== undefined && { url }),
        ...(events && { events }),
        ...((isMoved || isTurnedOn) && WITHOUT_FAILURES),
        ...(isTurnedOn && turnedOn),
      })
      .where(isThisWebhook(request));
    await enqueueWebhooks(act, [{ webhookId: request.webhookId }]);
    const { businessId } = request;
    await recordAct(act, 'WEBHOOK_CHANGED', { businessId, detail: new URL(url ?? before.url).host });
  });
  return getWebhook({ db: context.database.db, clock: context.clock }, request);
}

/** What waits is not sent; a call that is under way may still reach the receiver. */
export async function deleteWebhook(context: AppContext, request: WebhookRequest, apiKeyId?: string): Promise<void> {
  await context.act(async (act) => {
    const { url, apiKeyId: creator } = await lockWebhook(act, request);
    if (apiKeyId !== undefined && apiKeyId !== creator) throw notFound();
    await act.tx.delete(webhooks).where(isThisWebhook(request));
    await recordAct(act, 'WEBHOOK_DELETED', { businessId: request.businessId, detail: new URL(url).host });
  });
}

/** Messages are also signed with the secret replaced last, for a day (rule integrations.webhookMessages). */
export function replaceWebhookSecret(context: AppContext, request: WebhookRequest): Promise<NewWebhook> {
  return context.act(async (act) => {
    const { url, secret: previousSecret } = await lockWebhook(act, request);
    const secret = newWebhookSecret();
    await act.tx
      .update(webhooks)
      .set({
        secret: sealSecret(act.config.encryptionKey, request.webhookId, secret),
        previousSecret,
        previousUntil: new Date(act.now.getTime() + WEBHOOK_ROTATION_HOURS * HOUR_MS),
      })
      .where(isThisWebhook(request));
    await recordAct(act, 'WEBHOOK_SECRET_REPLACED', { businessId: request.businessId, detail: new URL(url).host });
    return withSecret(context, act, request);
  });
}
