import { enhancedApi } from './generated/notifications.gen';

export const notificationsApi = enhancedApi.enhanceEndpoints({
  endpoints: {
    listMyNotifications: { providesTags: ['Notification'] },
    dismissNotification: { invalidatesTags: ['Notification'] },
    listMyNotificationSettings: { providesTags: ['NotificationSetting'] },
    updateMyNotificationSettings: { invalidatesTags: ['NotificationSetting'] },
  },
});

export * from './generated/notifications.gen';
