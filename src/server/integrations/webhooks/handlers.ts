import type { HandlersOf } from '../../platform/http/call';
import { countAttempt } from '../../platform/http/limits/attempts';
import { pageRequest, sendPage } from '../../platform/http/pages';
import { keyOf } from '../keyOf';
import { integrationsLimits } from '../limits';
import { resendDelivery, sampleMessages, testWebhook } from './deliveries';
import { createWebhook, deleteWebhook, replaceWebhookSecret, updateWebhook } from './manageWebhooks';
import { getWebhook, listWebhookDeliveries, webhooksOf, webhooksOfKey } from './reads';

type Operations =
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'replaceWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'resendWebhookDelivery'
  | 'listMyWebhooks'
  | 'subscribeWebhook'
  | 'listWebhookSamples'
  | 'unsubscribeWebhook';

const requestOf = ({ id, webhookId }: { id: string; webhookId: string }) => ({ businessId: id, webhookId });

export const webhookHandlers: HandlersOf<Operations> = {
  listWebhooks: ({ params }, { database, clock }) => webhooksOf({ db: database.db, clock }, params.id),

  createWebhook: async ({ params, caller, body }, context) => {
    await countAttempt(context, integrationsLimits.webhook(caller.userId));
    return createWebhook(context, { ...body, businessId: params.id, by: caller });
  },

  getWebhook: ({ params }, { database, clock }) => getWebhook({ db: database.db, clock }, requestOf(params)),

  updateWebhook: ({ params, body }, context) => updateWebhook(context, requestOf(params), body),

  deleteWebhook: async ({ params }, context) => {
    await deleteWebhook(context, requestOf(params));
    return { done: true };
  },

  replaceWebhookSecret: async ({ params, caller }, context) => {
    await countAttempt(context, integrationsLimits.webhook(caller.userId));
    return replaceWebhookSecret(context, requestOf(params));
  },

  testWebhook: async ({ params, caller }, context) => {
    await countAttempt(context, integrationsLimits.webhookMessage(caller.userId));
    return testWebhook(context, requestOf(params));
  },

  listWebhookDeliveries: async ({ params, query, caller, request, reply }, { database, clock }) => {
    const asked = { ...requestOf(params), ...pageRequest(query), userId: caller.userId };
    return sendPage({ request, reply }, await listWebhookDeliveries({ db: database.db, clock }, asked));
  },

  resendWebhookDelivery: async ({ params, caller }, context) => {
    await countAttempt(context, integrationsLimits.webhookMessage(caller.userId));
    return resendDelivery(context, { ...requestOf(params), deliveryId: params.deliveryId });
  },

  listMyWebhooks: ({ caller }, { database, clock }) => webhooksOfKey({ db: database.db, clock }, keyOf(caller).id),

  subscribeWebhook: ({ caller, body }, context) =>
    createWebhook(context, { ...body, businessId: keyOf(caller).businessId, by: caller }),

  listWebhookSamples: ({ query }) => Promise.resolve(sampleMessages(query.type)),

  unsubscribeWebhook: async ({ params, caller }, context) => {
    const { id, businessId } = keyOf(caller);
    await deleteWebhook(context, { businessId, webhookId: params.webhookId }, id);
    return { done: true };
  },
};
