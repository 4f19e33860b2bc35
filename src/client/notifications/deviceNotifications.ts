import type { Middleware } from '@reduxjs/toolkit';
import { countedUnread } from '../../domain/chat/unread';
import { chatApi } from '../api/chatApi';
import { notificationsApi } from '../api/notificationsApi';
import { sessionEnded, sessionReady } from '../api/sessionEvents';
import { streamEvent, type ApiState } from '../stream/events';

/** The tag in `server/chat/digests/digestPush.ts`. */
const DIGEST = 'missed-messages';

/** The tag in `server/notifications/announceSessionEnds.ts`. */
const SESSION_END = 'session-end';

/** Null for notifications that the browser itself shows. */
type Shown = { notificationId?: string } | null;

/** The account whose push messages the browser may show. */
const ACCOUNT_KEY = 'stepwell.shownTo';

const selectChannels = chatApi.endpoints.listMyChannels.select();
const selectNotifications = notificationsApi.endpoints.notificationPages.select();

function countsOf(state: ApiState) {
  const { data: channels } = selectChannels(state);
  const { data: notifications } = selectNotifications(state);
  return {
    messages: channels?.reduce((sum, channel) => sum + countedUnread(channel), 0),
    notifications: notifications?.pages.at(-1)?.total,
  };
}

async function close(isOver: (shown: Notification) => boolean = () => true): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await worker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) if (isOver(shown)) shown.close();
}

/** Browsers without icons lack the function. */
async function showBadge(count: number): Promise<void> {
  const device = navigator as { setAppBadge?: (count: number) => Promise<void> };
  await device.setAppBadge?.(count);
}

const logFailure = (error: unknown) => console.warn('The device was not told', error);

/**
 * Sets the app's badge, and closes push messages about anything read or dismissed (rule notifications.pushShown).
 * Clears everything after a logout, and when another account's session begins.
 */
export const deviceNotifications: Middleware<object, ApiState> = (store) => {
  let shown: Partial<ReturnType<typeof countsOf>> = {};
  let isOpen = false;
  return (next) => (action) => {
    const result = next(action);
    if (sessionReady.match(action)) {
      isOpen = true;
      const { userId } = action.payload;
      // An expired session isn't a logout.
      if ((localStorage.getItem(ACCOUNT_KEY) ?? userId) !== userId) close().catch(logFailure);
      localStorage.setItem(ACCOUNT_KEY, userId);
      // Using the app extends the session.
      close(({ tag }) => tag === SESSION_END).catch(logFailure);
    }
    if (sessionEnded.match(action)) {
      isOpen = false;
      shown = {};
      if (action.payload.by === 'logout') Promise.all([close(), showBadge(0)]).catch(logFailure);
    }
    if (!isOpen) return result;
    if (streamEvent.match(action) && action.payload.type === 'notification' && action.payload.dismissed) {
      const { notificationId, others = [] } = action.payload;
      const dismissedIds = new Set<string | undefined>([notificationId, ...others]);
      close(({ data }) => dismissedIds.has((data as Shown)?.notificationId)).catch(logFailure);
    }
    const counts = countsOf(store.getState());
    const { messages, notifications } = counts;
    if (messages === 0 && shown.messages !== 0) close(({ tag }) => tag === DIGEST).catch(logFailure);
    if (messages !== shown.messages || notifications !== shown.notifications) {
      showBadge((messages ?? 0) + (notifications ?? 0)).catch(logFailure);
    }
    shown = counts;
    return result;
  };
};
