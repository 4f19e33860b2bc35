import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/meetings.gen';

export const meetingsApi = withCacheRules(enhancedApi, {
  getScheduledMeeting: { providesTags: ['Meeting'] },
  updateScheduledMeeting: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist'] },
  listLeaderPods: { providesTags: ['LeaderPod'] },
  listMyLeaderPods: { providesTags: ['LeaderPod'] },
  createLeaderPod: { invalidatesTags: ['LeaderPod'] },
  deleteLeaderPod: { invalidatesTags: ['LeaderPod'] },
});

export * from './generated/meetings.gen';
