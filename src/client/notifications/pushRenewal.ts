import type { Middleware } from '@reduxjs/toolkit';
import { notificationsApi } from '../api/notificationsApi';
import { sessionEnded, sessionReady } from '../api/sessionEvents';
import {
  confirmPush,
  doubtPush,
  isPushOptedIn,
  pushPermission,
  subscribeDevice,
  turnOffPush,
  unsubscribeDevice,
  type Dispatch,
} from './push';

async function renew(dispatch: Dispatch): Promise<void> {
  const { getPushKey, subscribePush } = notificationsApi.endpoints;
  const { key } = await dispatch(getPushKey.initiate(undefined, { subscribe: false })).unwrap();
  const pushSubscriptionInput = await subscribeDevice(key);
  await dispatch(subscribePush.initiate({ pushSubscriptionInput }, { track: false })).unwrap();
  if (isPushOptedIn()) return confirmPush();
  // Turned off meanwhile, perhaps before there was anything to end.
  await dispatch(turnOffPush(pushSubscriptionInput.endpoint));
}

/** Push is a comfort: what fails of it is only logged (rule notifications.push). */
const logFailure = (error: unknown) => console.warn('Push not available', error);

/**
 * On start the device's subscription is renewed, only where permission was given (rule notifications.push); nobody is
 * asked. After a logout the device gets nothing more: it may be another person's next.
 */
export const pushRenewal: Middleware = ({ dispatch }) => {
  return (next) => (action) => {
    const result = next(action);
    // The permission last: the page stands still until the browser has said it.
    if (!(sessionReady.match(action) || sessionEnded.match(action)) || pushPermission() !== 'granted') return result;
    if (sessionReady.match(action) && isPushOptedIn()) renew(dispatch as Dispatch).catch(logFailure);
    if (sessionEnded.match(action)) {
      doubtPush();
      if (action.payload.by === 'logout') unsubscribeDevice().catch(logFailure);
    }
    return result;
  };
};
