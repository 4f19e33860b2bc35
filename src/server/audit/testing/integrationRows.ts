import type { Actor, TestAnswer } from '../../testing/actors';
import { expectSuccess, type World } from '../../testing/catalogue/world';
import { business, send, type AuditRow } from './auditRow';

const createApiKey = send('admin', 'post', business('/api-keys'), { name: 'Our shop', scopes: ['members:read'] });

const createWebhook = send('admin', 'post', business('/webhooks'), {
  url: 'https://hooks.example.com/stepwell',
  events: ['member.joined'],
});

const onWebhook = (act: (owner: Actor, path: string) => Promise<TestAnswer>) => async (world: World) => {
  const owner = await world.as('owner');
  const [webhook] = (await owner.get(business('/webhooks')(world))).body as { id: string }[];
  return expectSuccess(await act(owner, business(`/webhooks/${webhook?.id}`)(world)));
};

const ofWebhook = { given: createWebhook, by: 'owner', about: 'business', detail: 'hooks.example.com' } as const;

export const integrationRows: AuditRow[] = [
  {
    operation: 'createApiKey',
    act: 'API_KEY_CREATED',
    does: createApiKey,
    by: 'admin',
    about: 'business',
    detail: 'Our shop',
  },
  {
    operation: 'revokeApiKey',
    act: 'API_KEY_REVOKED',
    given: createApiKey,
    does: async (world) => {
      const owner = await world.as('owner');
      const [key] = (await owner.get(business('/api-keys')(world))).body as { id: string }[];
      return expectSuccess(await owner.delete(business(`/api-keys/${key?.id}`)(world)));
    },
    by: 'owner',
    about: 'business',
    detail: 'Our shop',
  },
  {
    operation: 'createWebhook',
    act: 'WEBHOOK_CREATED',
    does: createWebhook,
    by: 'admin',
    about: 'business',
    detail: 'hooks.example.com',
  },
  {
    operation: 'updateWebhook',
    act: 'WEBHOOK_CHANGED',
    ...ofWebhook,
    does: onWebhook((owner, path) => owner.patch(path, { events: ['member.left'] })),
  },
  {
    operation: 'replaceWebhookSecret',
    act: 'WEBHOOK_SECRET_REPLACED',
    ...ofWebhook,
    does: onWebhook((owner, path) => owner.post(`${path}/secret`)),
  },
  {
    operation: 'deleteWebhook',
    act: 'WEBHOOK_DELETED',
    ...ofWebhook,
    does: onWebhook((owner, path) => owner.delete(path)),
  },
];
