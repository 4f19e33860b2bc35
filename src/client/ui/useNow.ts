import { useEffect, useState } from 'react';
import { CLOCK_CORRECTED, serverNow } from '../api/transport/serverClock';

/** The server's clock counts (rule platform.deviceClock). Doesn't update. */
export const nowInSeconds = (): number => Math.floor(serverNow() / 1000);

/**
 * Epoch seconds, updated every `seconds` and when a hidden window becomes visible. Mantine's `useInterval` would
 * render every clock twice on mount.
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
