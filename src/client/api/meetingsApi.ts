import { acrossPods, ofPod, withCacheRules } from './cacheRules';
import { enhancedApi, type Occurrence } from './generated/meetings.gen';

const show = (id: string, changed: Occurrence) =>
  enhancedApi.util.updateQueryData('listOccurrences', { id }, (dates) =>
    dates.map((date) => (date.start === changed.start ? changed : date)),
  );

interface DateChange {
  dispatch: (patch: ReturnType<typeof show>) => unknown;
  queryFulfilled: PromiseLike<{ data: Occurrence }>;
}

const showAnswer = async ({ id }: { id: string }, { dispatch, queryFulfilled }: DateChange): Promise<void> =>
  queryFulfilled.then(
    ({ data }) => void dispatch(show(id, data)),
    () => undefined,
  );

export const meetingsApi = withCacheRules(enhancedApi, {
  getScheduledMeeting: { providesTags: ['Meeting'] },
  updateScheduledMeeting: { invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist', 'Round'] },
  getMeetingToJoin: { providesTags: ['Meeting', ...acrossPods('Pod'), 'LeaderPod'] },
  joinMeeting: { invalidatesTags: ['Attendance', 'Round'] },
  listOccurrences: { providesTags: ['Meeting'] },
  changeOccurrence: {
    invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist', 'Round'],
    onQueryStarted: showAnswer,
  },
  restoreOccurrence: {
    invalidatesTags: ['Meeting', 'Pod', 'LeaderPod', 'Waitlist', 'Round'],
    onQueryStarted: showAnswer,
  },
  recordAttendance: { invalidatesTags: ['Attendance', 'Round'] },
  sendApology: { invalidatesTags: ['Meeting', 'Pod', 'Attendance', 'Round'] },
  withdrawApology: { invalidatesTags: ['Meeting', 'Pod', 'Attendance', 'Round'] },
  getPodAttendance: { providesTags: ofPod('Attendance') },
  listLeaderPods: { providesTags: ['LeaderPod'] },
  listMyLeaderPods: { providesTags: ['LeaderPod'] },
  createLeaderPod: { invalidatesTags: ['LeaderPod'] },
  deleteLeaderPod: { invalidatesTags: ['LeaderPod'] },
  getMyCalendarFeed: { providesTags: ['CalendarFeed'] },
  renewMyCalendarFeed: { invalidatesTags: ['CalendarFeed'] },
  deleteMyCalendarFeed: { invalidatesTags: ['CalendarFeed'] },
});

export * from './generated/meetings.gen';
