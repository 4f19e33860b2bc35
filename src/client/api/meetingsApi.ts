import { enhancedApi } from './generated/meetings.gen';

enhancedApi.enhanceEndpoints({
  endpoints: {
    getScheduledMeeting: { providesTags: ['Meeting'] },
    updateScheduledMeeting: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist'] },
    listLeaderPods: { providesTags: ['LeaderPod'] },
    listMyLeaderPods: { providesTags: ['LeaderPod'] },
    createLeaderPod: { invalidatesTags: ['LeaderPod'] },
    deleteLeaderPod: { invalidatesTags: ['LeaderPod'] },
  },
});

export * from './generated/meetings.gen';
