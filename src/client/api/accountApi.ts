import { enhancedApi } from './generated/account.gen';

export const accountApi = enhancedApi.enhanceEndpoints({
  endpoints: {
    getMyAccount: { providesTags: ['Account'] },
    updateProfile: { invalidatesTags: ['Account', 'User', 'Member', 'PodMember', 'Action'] },
    replaceProfile: { invalidatesTags: ['Account', 'User', 'Member', 'PodMember', 'Action'] },
  },
});

export * from './generated/account.gen';
