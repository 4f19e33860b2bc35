import { notificationsApi } from '../api/notificationsApi';
import type { StreamHandler } from '../stream/events';

const notificationChanged: StreamHandler<'notification'> = (_event, { dispatch }) => {
  dispatch(notificationsApi.util.invalidateTags(['Notification']));
};

export const notificationStreamHandlers = { notification: notificationChanged };
