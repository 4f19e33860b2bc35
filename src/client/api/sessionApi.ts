import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/session.gen';

/** What changes with whether somebody acts as staff (rule session.staffTwoFactor). */
export const staffStanding = ['TwoFactor', 'Action', 'Business', 'Membership', 'Pod', 'LeaderPod', 'Channel'] as const;

export const sessionApi = withCacheRules(enhancedApi, {
  getMyUser: { providesTags: ['User'] },
  // Who logs in or out starts with an empty cache.
  login: 'none',
  loginWithTwoFactor: 'none',
  logout: 'none',
  createTicket: 'none',
  getPendingRegistration: { keepUnusedDataFor: 0 },
  // What a registration leads to may be there already for somebody who is logged in.
  confirmRegistration: {
    invalidatesTags: ['Business', 'Membership', 'Pod', 'Waitlist', 'Channel', 'Action', 'LeaderStatus'],
  },
  declineRegistration: 'none',
  resendVerification: 'none',
  forgotPassword: 'none',
  getPasswordReset: { keepUnusedDataFor: 0 },
  resetPassword: 'none',
  changePassword: 'none',
  getTwoFactor: { providesTags: ['TwoFactor'] },
  startTwoFactorSetup: 'none',
  // Staff may do again what their business lets nobody do without it.
  turnOnTwoFactor: { invalidatesTags: staffStanding },
  turnOffTwoFactor: { invalidatesTags: ['TwoFactor'] },
  renewRecoveryCodes: { invalidatesTags: ['TwoFactor'] },
});

export * from './generated/session.gen';
