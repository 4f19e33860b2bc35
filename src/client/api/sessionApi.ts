import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/session.gen';

export const sessionApi = withCacheRules(enhancedApi, {
  getMyUser: { providesTags: ['User'] },
  // Who logs in or out starts with an empty cache.
  login: 'none',
  logout: 'none',
  createTicket: 'none',
  forgotPassword: 'none',
  resetPassword: 'none',
  changePassword: 'none',
});

export * from './generated/session.gen';
