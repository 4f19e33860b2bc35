import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/terms.gen';

withCacheRules(enhancedApi, {
  getTermsInForce: { providesTags: ['Terms'] },
  getInviteTerms: { providesTags: ['Terms'] },
  getAdminInvitationTerms: { providesTags: ['Terms'] },
  getMyTerms: { providesTags: ['Terms'] },
  getTermsVersion: { providesTags: ['Terms'] },
  listBusinessTerms: { providesTags: ['Terms'] },
  listAgreements: { providesTags: ['Terms'] },
  acceptTerms: { invalidatesTags: ['Terms', 'Action'] },
  publishBusinessTerms: { invalidatesTags: ['Terms', 'Action'] },
  publishAgreement: { invalidatesTags: ['Terms', 'Action'] },
});

export * from './generated/terms.gen';
