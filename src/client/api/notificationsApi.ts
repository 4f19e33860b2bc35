import type { Notification } from '../../contract/entities.gen';
import { PAGE_SIZE } from '../../domain/lists/pageSizes';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/notifications.gen';
import type { TagType } from './emptyApi';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

/** Answering a notification acts in another area, such as joining a pod. */
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
  dismissNotifications: { invalidatesTags: ['Notification'] },
  reopenNotifications: { invalidatesTags: ['Notification'] },
  subscribePush: 'none',
  renewPush: 'none',
  unsubscribePush: 'none',
  getPushKey: 'none',
  listMyNotificationSettings: { providesTags: ['NotificationSetting'] },
  updateMyNotificationSettings: { invalidatesTags: ['NotificationSetting'] },
  unsubscribe: { invalidatesTags: ['NotificationSetting'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** A POST to a path of this API, and nowhere else (`actionPath`). */
    takeNotificationAction: build.mutation<unknown, { path: string }>({
      query: ({ path }) => ({ url: path, method: 'POST' }),
      invalidatesTags: changedByActions,
    }),
    /**
     * Shared by the badge, the bell and the page. A refetch reloads all loaded pages, so that dismissing one far down
     * keeps the position. With a group's id, the notifications in that group.
     */
    notificationPages: build.infiniteQuery<ListPage<Notification>, string | void, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: group, pageParam: after }) => ({
        url: '/v1/notifications/my-notifications',
        params: { limit: PAGE_SIZE, after, ...(group ? { group } : { folded: true }) },
      }),
      transformResponse: (notifications: Notification[], meta) => listPage(notifications, meta),
      providesTags: ['Notification'],
    }),
  }),
});

export const { useTakeNotificationActionMutation, useNotificationPagesInfiniteQuery } = notificationsApi;

export * from './generated/notifications.gen';
