import { enhancedApi } from './generated/businesses.gen';

export const businessesApi = enhancedApi.enhanceEndpoints({
  endpoints: {
    listMyBusinesses: { providesTags: ['Business'] },
    updateBusiness: { invalidatesTags: ['Business', 'Membership'] },
    listBusinessAdmins: { providesTags: ['BusinessAdmin'] },
    inviteAdmin: { invalidatesTags: ['BusinessAdmin'] },
    removeBusinessAdmin: { invalidatesTags: ['BusinessAdmin'] },
    getZoomSettings: { providesTags: ['Zoom'] },
    getZoomSupported: { providesTags: ['Zoom'] },
    replaceZoomSettings: { invalidatesTags: ['Zoom', 'Action'] },
    saveZoomSettings: { invalidatesTags: ['Zoom', 'Action'] },
  },
});

export * from './generated/businesses.gen';
