import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/account.gen';

export const accountApi = withCacheRules(enhancedApi, {
  // The session ends with the account.
  deleteMyUser: 'none',
  getMyAccount: { providesTags: ['Account'] },
  // The address changes once the link in the mail is opened.
  changeEmail: 'none',
  updateProfile: { invalidatesTags: ['Account', 'User', 'Member', 'PodMember', 'Action'] },
  replaceProfile: { invalidatesTags: ['Account', 'User', 'Member', 'PodMember', 'Action'] },
});

export * from './generated/account.gen';
