import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { notificationsApi, useSubscribePushMutation } from '../api/notificationsApi';
import { useAct } from '../ui/messages/useAct';
import {
  confirmPush,
  isPushOn,
  optOutOfPush,
  pushPermission,
  subscribeDevice,
  turnOffPush,
  type Dispatch,
  PUSH_KEY,
} from './push';

/** 'notInstalled': possible only after installing the app; 'denied': blocked in the browser's settings. */
export type PushState = 'unsupported' | 'notInstalled' | 'denied' | 'off' | 'on';

function stateOf(permission: ReturnType<typeof pushPermission>, isOn: boolean | undefined) {
  if (permission === 'unsupported') return needsInstalling() ? 'notInstalled' : 'unsupported';
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  return isOn === undefined ? undefined : isOn ? 'on' : 'off';
}

/** The browser asks for permission only when the user switches push on. */
export function usePush() {
  const [permission, setPermission] = useState(pushPermission);
  const [isOn, setOn] = useState<boolean>();
  const { busy, error, run } = useAct();
  const [getKey] = notificationsApi.useLazyGetPushKeyQuery();
  const [subscribePush] = useSubscribePushMutation();
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => onPermissionChange(() => setPermission(pushPermission())), []);
  useEffect(() => {
    if (permission !== 'granted') return undefined;
    const ask = () => void isPushOn().then(setOn, () => setOn(false));
    ask();
    return onPushChange(ask);
  }, [permission]);

  const turnOn = async () => {
    const given = await Notification.requestPermission();
    setPermission(given);
    if (given !== 'granted') return;
    const { key } = await getKey().unwrap();
    await subscribePush({ pushSubscriptionInput: await subscribeDevice(key) }).unwrap();
    confirmPush();
  };
  const turnOff = async () => {
    optOutOfPush();
    await dispatch(turnOffPush());
  };
  const state: PushState | undefined = stateOf(permission, isOn);
  return {
    state,
    isBusy: busy !== undefined,
    error,
    turnOn: () => run('on', turnOn),
    turnOff: () => run('off', turnOff),
  };
}

/** iPhones and iPads receive push messages only in an installed app. */
const needsInstalling = () => 'standalone' in navigator && !navigator.standalone;

function onPermissionChange(changed: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  const permissions = navigator.permissions as Permissions | undefined;
  permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return;
      status = found;
      status.addEventListener('change', changed);
    },
    // Browsers that can't report changes show them on the next page load.
    () => {},
  );
  return () => {
    isOver = true;
    status?.removeEventListener('change', changed);
  };
}

/** Here or in another tab. Returns the unsubscribe function. */
function onPushChange(changed: () => void): () => void {
  const inAnotherTab = ({ key }: StorageEvent) => {
    if (key === PUSH_KEY) changed();
  };
  window.addEventListener(PUSH_KEY, changed);
  window.addEventListener('storage', inAnotherTab);
  return () => {
    window.removeEventListener(PUSH_KEY, changed);
    window.removeEventListener('storage', inAnotherTab);
  };
}
