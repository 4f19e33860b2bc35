import type { Middleware } from '@reduxjs/toolkit';
import { notificationsApi } from '../api/notificationsApi';
import { sessionEnded, sessionReady } from '../api/sessionEvents';
import {
  confirmPush,
  unconfirmPush,
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
  // The user turned push off meanwhile, perhaps before there was a subscription to end.
  await dispatch(turnOffPush(pushSubscriptionInput.endpoint));
}

const logFailure = (error: unknown) => console.warn('Push not available', error);

/**
 * At start-up, only if permission was granted; never asks for it (rule notifications.push). After a logout the device
 * receives nothing more, as its next user may be another person.
 */
export const pushRenewal: Middleware = ({ dispatch }) => {
  return (next) => (action) => {
    const result = next(action);
    // Checks the permission last, as this blocks the page in the browser.
    if (!(sessionReady.match(action) || sessionEnded.match(action)) || pushPermission() !== 'granted') return result;
    if (sessionReady.match(action) && isPushOptedIn()) renew(dispatch as Dispatch).catch(logFailure);
    if (sessionEnded.match(action)) {
      unconfirmPush();
      if (action.payload.by === 'logout') unsubscribeDevice().catch(logFailure);
    }
    return result;
  };
};
