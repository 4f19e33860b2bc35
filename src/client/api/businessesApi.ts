import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/businesses.gen';

export const businessesApi = withCacheRules(enhancedApi, {
  listMyBusinesses: { providesTags: ['Business'] },
  // Who registers is not logged in yet.
  registerBusiness: 'none',
  updateBusiness: { invalidatesTags: ['Business', 'Membership'] },
  setStaffTwoFactor: { invalidatesTags: ['Business', 'TwoFactor'] },
  listBusinessAdmins: { providesTags: ['BusinessAdmin'] },
  // A person who was logged in already now has one more business.
  registerBusinessAdmin: { invalidatesTags: (session) => (session ? ['Business'] : []) },
  listAdminInvitations: { providesTags: ['BusinessAdmin'] },
  getPendingAdminInvitation: { keepUnusedDataFor: 0 },
  declineAdminInvitation: 'none',
  inviteAdmin: { invalidatesTags: ['BusinessAdmin'] },
  withdrawAdminInvitation: { invalidatesTags: ['BusinessAdmin'] },
  removeBusinessAdmin: { invalidatesTags: ['BusinessAdmin'] },
  getZoomSettings: { providesTags: ['Zoom'] },
  getZoomSupported: { providesTags: ['Zoom'] },
  // What a membership says of Zoom changes with it.
  replaceZoomSettings: { invalidatesTags: ['Zoom', 'Action', 'Membership'] },
  saveZoomSettings: { invalidatesTags: ['Zoom', 'Action', 'Membership'] },
});

export * from './generated/businesses.gen';
