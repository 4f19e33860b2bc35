import type { WebhookDelivery } from '../../contract/entities.gen';
import { PAGE_SIZE } from '../../domain/lists/pageSizes';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/integrations.gen';
import type { ListWebhookDeliveriesApiArg } from './generated/integrations.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

type DeliveriesArg = Pick<ListWebhookDeliveriesApiArg, 'id' | 'webhookId'>;

const listed = { type: 'Webhook', id: 'LIST' } as const;

export const integrationsApi = withCacheRules(enhancedApi, {
  listApiKeys: { providesTags: ['ApiKey'] },
  createApiKey: { invalidatesTags: ['ApiKey'] },
  // A key's webhooks end with it.
  revokeApiKey: { invalidatesTags: ['ApiKey', 'Webhook'] },
  listWebhooks: { providesTags: ['Webhook', listed] },
  getWebhook: { providesTags: ['Webhook'] },
  createWebhook: { invalidatesTags: ['Webhook'] },
  updateWebhook: { invalidatesTags: ['Webhook'] },
  // What is gone isn't fetched again by the page that shows it.
  deleteWebhook: { invalidatesTags: [listed] },
  replaceWebhookSecret: { invalidatesTags: ['Webhook'] },
  listWebhookDeliveries: { providesTags: ['Webhook'] },
  testWebhook: { invalidatesTags: ['Webhook'] },
  resendWebhookDelivery: { invalidatesTags: ['Webhook'] },
}).injectEndpoints({
  endpoints: (build) => ({
    webhookDeliveryPages: build.infiniteQuery<ListPage<WebhookDelivery>, DeliveriesArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, webhookId }, pageParam: after }) => ({
        url: `/v1/businesses/${encodeURIComponent(id)}/webhooks/${encodeURIComponent(webhookId)}/deliveries`,
        params: { limit: PAGE_SIZE, after },
      }),
      transformResponse: (deliveries: WebhookDelivery[], meta) => listPage(deliveries, meta),
      providesTags: ['Webhook'],
    }),
  }),
});

export const { useWebhookDeliveryPagesInfiniteQuery } = integrationsApi;
export * from './generated/integrations.gen';
