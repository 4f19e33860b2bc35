import { notificationsApi } from '../api/notificationsApi';
import type { StreamHandler } from '../stream/events';

/** A notification arrived, perhaps about a response to the step on the page, or was dismissed on another device. */
const notificationChanged: StreamHandler<'notification'> = (_event, { dispatch }) => {
  dispatch(notificationsApi.util.invalidateTags(['Notification', 'StepResponse']));
};

export const notificationStreamHandlers = { notification: notificationChanged };
