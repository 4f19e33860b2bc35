import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/integrations.gen';

export const integrationsApi = withCacheRules(enhancedApi, {
  listApiKeys: { providesTags: ['ApiKey'] },
  createApiKey: { invalidatesTags: ['ApiKey'] },
  revokeApiKey: { invalidatesTags: ['ApiKey'] },
});

export * from './generated/integrations.gen';
