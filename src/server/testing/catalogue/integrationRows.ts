import { eq } from 'drizzle-orm';
import type { NewWebhook } from '../../../contract/entities.gen';
import { notifyOfExpiry } from '../../integrations/notifyOfExpiry';
import { deliverWebhook } from '../../integrations/webhooks/deliver';
import { apiKeys, webhookDeliveries, webhooks } from '../../platform/database/schema';
import { STAFF, type CatalogueRow } from './row';
import { expectSuccess, type World } from './world';

const createApiKey = async (world: World) => {
  const key = { name: 'Our shop', scopes: ['members:read'] };
  const { id } = world.membership.business;
  expectSuccess(await (await world.as('admin')).post(`/v1/businesses/${id}/api-keys`, key));
};

const createWebhook = async (world: World) => {
  const url = `/v1/businesses/${world.membership.business.id}/webhooks`;
  const hook = { url: 'https://hooks.example.com/stepwell', events: ['member.joined'] };
  const { webhook } = expectSuccess(await (await world.as('admin')).post(url, hook)).body as NewWebhook;
  return { id: webhook.id, path: `${url}/${webhook.id}` };
};

const daysAfter = ({ test }: World, days: number) => new Date(test.clock.now().getTime() + days * 24 * 60 * 60 * 1000);

export const integrationRows: CatalogueRow[] = [
  {
    act: 'an admin creates an API key',
    does: createApiKey,
    mailed: { 'api-key-created': STAFF },
  },
  {
    act: 'an API key is about to expire',
    given: async (world) => {
      await createApiKey(world);
      await world.test.app.context.database.db.update(apiKeys).set({ expiresAt: daysAfter(world, 14) });
    },
    does: ({ test }) => notifyOfExpiry(test.app.context),
    mailed: { 'api-key-expiring': STAFF },
  },
  {
    act: 'an admin creates a webhook',
    does: createWebhook,
    mailed: { 'webhook-created': STAFF },
  },
  {
    act: 'a webhook has accepted nothing for five days',
    given: async (world) => {
      const { id, path } = await createWebhook(world);
      expectSuccess(await (await world.as('admin')).post(`${path}/test`));
      const failing = { failures: 9, failingSince: daysAfter(world, -5), failedAt: daysAfter(world, -0.1) };
      const { db } = world.test.app.context.database;
      await db.update(webhooks).set(failing).where(eq(webhooks.id, id));
      await db.update(webhookDeliveries).set({ type: 'member.joined' }).where(eq(webhookDeliveries.webhookId, id));
    },
    does: async ({ test }) => {
      const rows = await test.app.context.database.db
        .select({ webhookId: webhooks.id })
        .from(webhooks)
        .where(eq(webhooks.failures, 9));
      for (const { webhookId } of rows) await deliverWebhook(test.app.context, { webhookId });
    },
    mailed: { 'webhook-disabled': STAFF },
  },
];
