import { useEffect, useState } from 'react';
import { CLOCK_CORRECTED, serverNow } from '../api/transport/serverClock';

/** The present in epoch seconds, read once; by the server's clock (rule platform.deviceClock). */
export const nowInSeconds = (): number => Math.floor(serverNow() / 1000);

/**
 * The present in epoch seconds, renewed every `seconds`; a hidden window catches up when it is seen again. Mantine's
 * `useInterval` would render every clock once more when it mounts.
 */
export function useNow(seconds = 30): number {
  const [now, setNow] = useState(nowInSeconds);
  useEffect(() => {
    const renew = () => setNow(nowInSeconds());
    const timer = setInterval(renew, seconds * 1000);
    document.addEventListener('visibilitychange', renew);
    window.addEventListener(CLOCK_CORRECTED, renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener(CLOCK_CORRECTED, renew);
    };
  }, [seconds]);
  return now;
}
