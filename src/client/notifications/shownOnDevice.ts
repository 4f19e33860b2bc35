import type { Middleware } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import { notificationsApi } from '../api/notificationsApi';
import { sessionEnded, sessionReady } from '../api/sessionEvents';
import { streamEvent, type ApiState } from '../stream/events';

/** The tag of a digest's push message (`server/chat/digests/digestPush.ts`). */
const DIGEST = 'missed-messages';

/** The tag of what says that the session would end (`server/notifications/announceSessionEnds.ts`). */
const SESSION_END = 'session-end';

/** What the service worker keeps with what it shows; the browser keeps nothing with what it shows of its own accord. */
type Shown = { notificationId?: string } | null;

/** Under which the browser keeps whose push messages it may show. */
const ACCOUNT_KEY = 'stepwell.shownTo';

const selectChannels = chatApi.endpoints.listMyChannels.select();
const selectNotifications = notificationsApi.endpoints.notificationPages.select();

/** Unread messages, and notifications, loaded or not; undefined until they are known. */
function countsOf(state: ApiState) {
  const { data: channels } = selectChannels(state);
  const { data: notifications } = selectNotifications(state);
  return {
    messages: channels?.reduce((sum, { unread }) => sum + unread, 0),
    notifications: notifications?.pages.at(-1)?.total,
  };
}

/** Takes what push messages have shown off the device, as far as it is over. */
async function close(isOver: (shown: Notification) => boolean = () => true): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await worker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) if (isOver(shown)) shown.close();
}

/** The number on the icon of the installed product; browsers without one have no such function. */
async function showBadge(count: number): Promise<void> {
  const device = navigator as { setAppBadge?: (count: number) => Promise<void> };
  await device.setAppBadge?.(count);
}

/** What the device shows is a comfort: what fails of it is only logged. */
const logFailure = (error: unknown) => console.warn('The device was not told', error);

/**
 * Keeps what the device shows besides the page like the page (rule notifications.pushShown): the number on the product's icon,
 * and no push message of what was read or dismissed. After a logout nothing is left, nor where another account begins.
 */
export const shownOnDevice: Middleware<object, ApiState> = (store) => {
  let shown: Partial<ReturnType<typeof countsOf>> = {};
  let isOpen = false;
  return (next) => (action) => {
    const result = next(action);
    if (sessionReady.match(action)) {
      isOpen = true;
      const { userId } = action.payload;
      // Whose session ran out did not log out.
      if ((localStorage.getItem(ACCOUNT_KEY) ?? userId) !== userId) close().catch(logFailure);
      localStorage.setItem(ACCOUNT_KEY, userId);
      // It goes on by being used.
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
      const gone = new Set<string | undefined>([notificationId, ...others]);
      close(({ data }) => gone.has((data as Shown)?.notificationId)).catch(logFailure);
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
