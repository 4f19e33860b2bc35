import { acrossPods, myStepsTag, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/account.gen';

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
  'ApiKey',
  'Action',
] as const;

export const journeyTags = ['Account', myStepsTag, ...acrossPods('StepResponse', 'Attendance')] as const;

export const accountApi = withCacheRules(enhancedApi, {
  deleteMyUser: 'none',
  getMyAccount: { providesTags: ['Account'] },
  getJourney: { providesTags: journeyTags },
  getJourneyYear: { providesTags: journeyTags },
  changeEmail: { invalidatesTags: ['Account'] },
  // Also after a failure: the change may have been confirmed or cancelled elsewhere.
  resendEmailChange: { invalidatesTags: ['Account'] },
  cancelEmailChange: { invalidatesTags: ['Account'] },
  // Never cached: it may have been confirmed or declined elsewhere.
  getPendingEmailChange: { keepUnusedDataFor: 0 },
  confirmEmailChange: { invalidatesTags: profile },
  declineEmailChange: 'none',
  // Others never see somebody's language.
  updateProfile: {
    invalidatesTags: (_account, _error, { profileUpdate }) =>
      Object.keys(profileUpdate).join() === 'language' ? ['Account'] : profile,
  },
  replaceProfile: { invalidatesTags: profile },
  uploadPhoto: { invalidatesTags: profile },
  removePhoto: { invalidatesTags: profile },
});

export * from './generated/account.gen';
