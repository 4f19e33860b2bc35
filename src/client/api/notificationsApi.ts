import type { Notification } from '../../contract/entities.gen';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/notifications.gen';
import type { TagType } from './emptyApi';
import { listPage, nextPages, PAGE_SIZE } from './listPage';
import type { ListPage } from './listPage';

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
  dismissNotifications: { invalidatesTags: ['Notification'] },
  reopenNotifications: { invalidatesTags: ['Notification'] },
  // What a browser is subscribed with is the browser's to know.
  subscribePush: 'none',
  renewPush: 'none',
  unsubscribePush: 'none',
  getPushKey: 'none',
  listMyNotificationSettings: { providesTags: ['NotificationSetting'] },
  updateMyNotificationSettings: { invalidatesTags: ['NotificationSetting'] },
  // Whoever has the code may be somebody else than is signed in here, or nobody.
  unsubscribe: { invalidatesTags: ['NotificationSetting'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** The action a notification names: a POST to a path of this API, and to nothing else (`actionPath`). */
    takeNotificationAction: build.mutation<unknown, { path: string }>({
      query: ({ path }) => ({ url: path, method: 'POST' }),
      invalidatesTags: changedByActions,
    }),
    /**
     * `listMyNotifications`, each group as one, as far as somebody has scrolled: the badge, the bell and the page read this
     * one answer. Fetched anew it is as long as it was, so that who has dismissed one far down stays there; once the page
     * is left, it is short again. With the id of a group, what that stands for.
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
