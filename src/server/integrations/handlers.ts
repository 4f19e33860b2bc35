import { countAttempt } from '../platform/http/limits/attempts';
import type { HandlersOf } from '../platform/http/call';
import { createApiKey } from './createApiKey';
import { integrationsLimits } from './limits';
import { apiKeysOf, myApiKey } from './reads';
import { revokeApiKey } from './revokeApiKey';

type Operations = 'listApiKeys' | 'createApiKey' | 'revokeApiKey' | 'getMyApiKey';

export const apiKeyHandlers: HandlersOf<Operations> = {
  listApiKeys: ({ params }, { database }) => apiKeysOf(database.db, params.id),

  createApiKey: async ({ params, caller, body }, context) => {
    await countAttempt(context, integrationsLimits.apiKey(caller.userId));
    return createApiKey(context, { ...body, businessId: params.id, by: caller });
  },

  revokeApiKey: async ({ params }, context) => {
    await revokeApiKey(context, params.id, params.apiKeyId);
    return { done: true };
  },

  getMyApiKey: ({ caller }, { database }) => myApiKey(database.db, caller),
};
