import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Webhook, WebhookDelivery } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../../platform/database/keyset';
import { readPage } from '../../platform/database/readPage';
import { apiKeys, users, webhookDeliveries, webhooks } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';
import type { Page, PageRequest } from '../../platform/http/pages';
import { presentDelivery, presentWebhook, type NamedWebhook } from './presenter';

const select = (db: Queryable, where: SQL | undefined): Promise<NamedWebhook[]> =>
  db
    .select({
      ...getTableColumns(webhooks),
      creatorName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      apiKeyName: apiKeys.name,
      keyExpiresAt: apiKeys.expiresAt,
    })
    .from(webhooks)
    .leftJoin(users, eq(users.id, webhooks.createdBy))
    .leftJoin(apiKeys, eq(apiKeys.id, webhooks.apiKeyId))
    .where(where)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

type Reader = Pick<AppContext, 'clock'> & { db: Queryable };

async function listed({ db, clock }: Reader, where: SQL | undefined): Promise<Webhook[]> {
  const now = clock.now();
  return (await select(db, where)).map((row) => presentWebhook(row, now));
}

export const webhooksOf = (reader: Reader, businessId: string): Promise<Webhook[]> =>
  listed(reader, eq(webhooks.businessId, businessId));

export const webhooksOfKey = (reader: Reader, apiKeyId: string): Promise<Webhook[]> =>
  listed(reader, eq(webhooks.apiKeyId, apiKeyId));

export interface WebhookRequest {
  businessId: string;
  webhookId: string;
}

export const isThisWebhook = ({ businessId, webhookId }: WebhookRequest) =>
  and(eq(webhooks.id, webhookId), eq(webhooks.businessId, businessId));

/** 404 outside this business. */
export async function getWebhook(reader: Reader, request: WebhookRequest): Promise<Webhook> {
  const [webhook] = await listed(reader, isThisWebhook(request));
  if (!webhook) throw notFound();
  return webhook;
}

const { position } = webhookDeliveries;
const byRecency: Keyset = { keys: [sortBy(sql`${position}`, 'bigint')], direction: 'desc' };

/** Whoever came to the staff later may have been reported before (rule reports.parties). */
const isSeenBy = ({ businessId, userId }: { businessId: string; userId: string }): SQL => sql`(
  ${webhookDeliveries.type} <> 'report.opened' or ${webhookDeliveries.createdAt} >= (
    select staff.created_at from business_staff staff
    where staff.business_id = ${businessId}::uuid and staff.user_id = ${userId}::uuid))`;

export async function listWebhookDeliveries(
  reader: Reader,
  { businessId, webhookId, userId, ...asked }: WebhookRequest & PageRequest & { userId: string },
): Promise<Page<WebhookDelivery>> {
  const [webhook] = await select(reader.db, isThisWebhook({ businessId, webhookId }));
  if (!webhook) throw notFound();
  const now = reader.clock.now();
  const { data: _data, ...columns } = getTableColumns(webhookDeliveries);
  const which = and(eq(webhookDeliveries.webhookId, webhookId), isSeenBy({ businessId, userId }));
  const page = await readPage(reader.db, asked, byRecency, {
    rows: (cursor, limit) =>
      reader.db
        .select({ ...columns, place: cursorValues(byRecency) })
        .from(webhookDeliveries)
        .where(and(which, isAfter(byRecency, cursor)))
        .orderBy(orderBy(byRecency))
        .limit(limit),
    all: sql`from ${webhookDeliveries} where ${which}`,
  });
  return { ...page, items: page.items.map((row) => presentDelivery(row, now, webhook.pausedUntil)) };
}
