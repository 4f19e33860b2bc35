import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/meetings.gen';

export const meetingsApi = withCacheRules(enhancedApi, {
  getScheduledMeeting: { providesTags: ['Meeting'] },
  updateScheduledMeeting: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist'] },
  getMeetingToJoin: { providesTags: ['Meeting', 'Pod', 'LeaderPod'] },
  joinMeeting: { invalidatesTags: ['Attendance'] },
  listOccurrences: { providesTags: ['Meeting'] },
  changeOccurrence: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist'] },
  restoreOccurrence: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist'] },
  recordAttendance: { invalidatesTags: ['Attendance'] },
  sendApology: { invalidatesTags: ['Meeting', 'Pod', 'Attendance'] },
  withdrawApology: { invalidatesTags: ['Meeting', 'Pod', 'Attendance'] },
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
