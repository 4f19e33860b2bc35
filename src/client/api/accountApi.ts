import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/account.gen';

/** A profile, and everything that shows its owner's name. */
const profile = [
  'Account',
  'User',
  'Member',
  'Pod',
  'PodMember',
  'Leader',
  'Channel',
  'StepResponse',
  'Attendance',
  'Waitlist',
  'BusinessAdmin',
  'Action',
] as const;

export const accountApi = withCacheRules(enhancedApi, {
  // The session ends with the account.
  deleteMyUser: 'none',
  getMyAccount: { providesTags: ['Account'] },
  getJourney: { providesTags: ['Account', 'Step', 'StepResponse', 'Attendance'] },
  getJourneyYear: { providesTags: ['Account', 'Step', 'StepResponse', 'Attendance'] },
  // Only the pending address changes until the new one is confirmed from the mail.
  changeEmail: { invalidatesTags: ['Account'] },
  // Also after a failure: the change may have been confirmed or cancelled elsewhere.
  resendEmailChange: { invalidatesTags: ['Account'] },
  cancelEmailChange: { invalidatesTags: ['Account'] },
  // The subject of a confirmation link is refetched each time: it may have been confirmed or declined elsewhere.
  getPendingEmailChange: { keepUnusedDataFor: 0 },
  confirmEmailChange: { invalidatesTags: profile },
  declineEmailChange: 'none',
  updateProfile: { invalidatesTags: profile },
  replaceProfile: { invalidatesTags: profile },
  uploadPhoto: { invalidatesTags: profile },
  removePhoto: { invalidatesTags: profile },
});

export * from './generated/account.gen';
