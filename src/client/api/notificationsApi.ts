import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/notifications.gen';
import type { TagType } from './emptyApi';

/** An answer to a notification is an act of another area: leading, a place in a pod. */
const changedByActions: readonly TagType[] = [
  'Notification',
  'Action',
  'Assistant',
  'Channel',
  'Leader',
  'LeaderPod',
  'LeaderStatus',
  'LeaderTransfer',
  'Member',
  'Pod',
  'PodMember',
  'Waitlist',
];

export const notificationsApi = withCacheRules(enhancedApi, {
  listMyNotifications: { providesTags: ['Notification'] },
  dismissNotification: { invalidatesTags: ['Notification'] },
  // What a browser is subscribed with is the browser's to know.
  subscribePush: 'none',
  unsubscribePush: 'none',
  getPushKey: 'none',
  listMyNotificationSettings: { providesTags: ['NotificationSetting'] },
  updateMyNotificationSettings: { invalidatesTags: ['NotificationSetting'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** The action a notification names: a POST to a path of this API, and to nothing else (`actionPath`). */
    takeNotificationAction: build.mutation<unknown, { path: string }>({
      query: ({ path }) => ({ url: path, method: 'POST' }),
      invalidatesTags: changedByActions,
    }),
  }),
});

export const { useTakeNotificationActionMutation } = notificationsApi;

export * from './generated/notifications.gen';
