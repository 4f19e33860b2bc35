import { useEffect } from 'react';

/** Without support, or when the battery is low, the screen sleeps as usual. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const release = () => {
      lock?.release().catch(() => undefined);
      lock = undefined;
    };
    /** The browser releases the lock whenever the page is hidden. */
    const renew = async () => {
      if (document.visibilityState === 'hidden') return release();
      try {
        const taken = await navigator.wakeLock.request('screen');
        release();
        lock = taken;
        if (isOver) release();
      } catch {
        // The browser may refuse at any time.
      }
    };
    const onChange = () => void renew();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onChange);
      release();
    };
  }, [isWanted]);
}
