import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/businesses.gen';

export const businessesApi = withCacheRules(enhancedApi, {
  listMyBusinesses: { providesTags: ['Business'] },
  registerBusiness: 'none',
  updateBusiness: { invalidatesTags: ['Business', 'Membership'] },
  setStaffTwoFactor: { invalidatesTags: ['Business', 'TwoFactor'] },
  listBusinessAdmins: { providesTags: ['BusinessAdmin'] },
  registerBusinessAdmin: { invalidatesTags: (session) => (session ? ['Business'] : []) },
  listAdminInvitations: { providesTags: ['BusinessAdmin'] },
  getPendingAdminInvitation: { keepUnusedDataFor: 0 },
  declineAdminInvitation: 'none',
  inviteAdmin: { invalidatesTags: ['BusinessAdmin'] },
  withdrawAdminInvitation: { invalidatesTags: ['BusinessAdmin'] },
  removeBusinessAdmin: { invalidatesTags: ['BusinessAdmin', 'ApiKey'] },
  handOverBusiness: { invalidatesTags: ['Business', 'BusinessAdmin', 'Membership', 'Action'] },
  getZoomSettings: { providesTags: ['Zoom'] },
  getZoomSupported: { providesTags: ['Zoom'] },
  replaceZoomSettings: { invalidatesTags: ['Zoom', 'Action', 'Membership'] },
  saveZoomSettings: { invalidatesTags: ['Zoom', 'Action', 'Membership'] },
});

export * from './generated/businesses.gen';
