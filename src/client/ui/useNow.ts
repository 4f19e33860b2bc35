import { useEffect, useState } from 'react';

/** The present in epoch seconds, read once. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

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
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [seconds]);
  return now;
}
