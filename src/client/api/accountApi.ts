import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/account.gen';

/** A profile, and what shows the name of whose it is. */
const profile = [
  'Account',
  'User',
  'Member',
  'Pod',
  'PodMember',
  'Leader',
  'Channel',
  'BusinessAdmin',
  'Action',
] as const;

export const accountApi = withCacheRules(enhancedApi, {
  // The session ends with the account.
  deleteMyUser: 'none',
  getMyAccount: { providesTags: ['Account'] },
  // The address changes once the link in the mail is opened.
  changeEmail: 'none',
  updateProfile: { invalidatesTags: profile },
  replaceProfile: { invalidatesTags: profile },
});

export * from './generated/account.gen';
