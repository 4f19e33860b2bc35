import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/session.gen';

/** Tags that depend on whether the user acts as staff (rule session.staffTwoFactor). */
export const staffStatusTags = [
  'TwoFactor',
  'Action',
  'Business',
  'Membership',
  'Pod',
  'LeaderPod',
  'Channel',
] as const;

export const sessionApi = withCacheRules(enhancedApi, {
  getMyUser: { providesTags: ['User'] },
  login: 'none',
  loginWithTwoFactor: 'none',
  logout: 'none',
  createTicket: 'none',
  getPendingRegistration: { keepUnusedDataFor: 0 },
  // A logged-in caller may have cached data that the registration changes.
  confirmRegistration: {
    invalidatesTags: ['Business', 'Membership', 'Pod', 'Waitlist', 'Channel', 'Action', 'LeaderStatus'],
  },
  declineRegistration: 'none',
  resendVerification: 'none',
  requestLoginLink: 'none',
  getLoginLink: { keepUnusedDataFor: 0 },
  loginByLink: 'none',
  forgotPassword: 'none',
  getPasswordReset: { keepUnusedDataFor: 0 },
  resetPassword: 'none',
  changePassword: 'none',
  getTwoFactor: { providesTags: ['TwoFactor'] },
  startTwoFactorSetup: 'none',
  turnOnTwoFactor: { invalidatesTags: staffStatusTags },
  turnOffTwoFactor: { invalidatesTags: ['TwoFactor'] },
  renewRecoveryCodes: { invalidatesTags: ['TwoFactor'] },
  listPasskeys: { providesTags: ['Passkey'] },
  startPasskeySetup: 'none',
  addPasskey: { invalidatesTags: ['Passkey'] },
  // Also after a failure: it may have been removed elsewhere.
  renamePasskey: { invalidatesTags: ['Passkey'] },
  removePasskey: { invalidatesTags: ['Passkey'] },
  startPasskeyLogin: 'none',
  loginWithPasskey: 'none',
});

export * from './generated/session.gen';
