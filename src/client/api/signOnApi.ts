import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/signOn.gen';

export const signOnApi = withCacheRules(enhancedApi, {
  listSignOnProviders: { keepUnusedDataFor: 60 },
  startSignOn: 'none',
  finishSignOn: 'none',
  sendSignOnCode: 'none',
  confirmSignOn: 'none',
  listIdentities: { providesTags: ['Account'] },
  removeIdentity: { invalidatesTags: ['Account'] },
  getSignOnSettings: { providesTags: ['Business'] },
  saveSignOnSettings: { invalidatesTags: ['Business'] },
  removeSignOnSettings: { invalidatesTags: ['Business'] },
  testSignOn: 'none',
});

export * from './generated/signOn.gen';
