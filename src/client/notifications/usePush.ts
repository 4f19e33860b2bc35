import { useEffect, useState } from 'react';
import { useLazyGetPushKeyQuery, useSubscribePushMutation, useUnsubscribePushMutation } from '../api/notificationsApi';
import { useAct } from '../ui/useAct';
import { currentSubscription, optOutOfPush, pushPermission, subscribeDevice, unsubscribeDevice } from './push';

/** unsupported here · denied in the browser's settings · off · on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Push on this device, and the switch for it; the browser asks for permission only when it is switched on. */
export function usePush() {
  const [permission, setPermission] = useState(pushPermission);
  const [isSubscribed, setSubscribed] = useState<boolean>();
  const { busy, error, run } = useAct();
  const [getKey] = useLazyGetPushKeyQuery();
  const [subscribePush] = useSubscribePushMutation();
  const [unsubscribePush] = useUnsubscribePushMutation();
  useEffect(() => {
    if (permission !== 'granted') return;
    currentSubscription().then(
      (subscription) => setSubscribed(subscription !== undefined),
      () => setSubscribed(false),
    );
  }, [permission]);

  const turnOn = async () => {
    const given = await Notification.requestPermission();
    setPermission(given);
    if (given !== 'granted') return;
    const { key } = await getKey().unwrap();
    await subscribePush({ pushSubscriptionInput: await subscribeDevice(key) }).unwrap();
    setSubscribed(true);
  };
  const turnOff = async () => {
    optOutOfPush();
    const endpoint = await unsubscribeDevice();
    setSubscribed(false);
    if (endpoint) await unsubscribePush({ pushEndpoint: { endpoint } }).unwrap();
  };
  const state: PushState =
    permission === 'unsupported' || permission === 'denied' ? permission : isSubscribed ? 'on' : 'off';
  return {
    state,
    isBusy: busy !== undefined,
    error,
    turnOn: () => run('on', turnOn),
    turnOff: () => run('off', turnOff),
  };
}
