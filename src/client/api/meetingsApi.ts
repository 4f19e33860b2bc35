import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/meetings.gen';

export const meetingsApi = withCacheRules(enhancedApi, {
  getScheduledMeeting: { providesTags: ['Meeting'] },
  updateScheduledMeeting: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist', 'Round'] },
  getMeetingToJoin: { providesTags: ['Meeting', 'Pod', 'LeaderPod'] },
  joinMeeting: { invalidatesTags: ['Attendance', 'Round'] },
  listOccurrences: { providesTags: ['Meeting'] },
  changeOccurrence: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist', 'Round'] },
  restoreOccurrence: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist', 'Round'] },
  recordAttendance: { invalidatesTags: ['Attendance', 'Round'] },
  sendApology: { invalidatesTags: ['Meeting', 'Pod', 'Attendance', 'Round'] },
  withdrawApology: { invalidatesTags: ['Meeting', 'Pod', 'Attendance', 'Round'] },
  getPodAttendance: { providesTags: ['Attendance'] },
  listLeaderPods: { providesTags: ['LeaderPod'] },
  listMyLeaderPods: { providesTags: ['LeaderPod'] },
  createLeaderPod: { invalidatesTags: ['LeaderPod'] },
  deleteLeaderPod: { invalidatesTags: ['LeaderPod'] },
  getMyCalendarFeed: { providesTags: ['CalendarFeed'] },
  renewMyCalendarFeed: { invalidatesTags: ['CalendarFeed'] },
  deleteMyCalendarFeed: { invalidatesTags: ['CalendarFeed'] },
});

export * from './generated/meetings.gen';
