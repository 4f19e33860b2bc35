import { useEffect, useState } from 'react';
import type { RoundTimer } from '../../../contract/entities.gen';

/**
 * What is left of the speaker's time, in milliseconds, ticking with its seconds. The server says how much was left when
 * it answered; this device's clock only measures the time since then.
 */
export function useTimeLeft({ running, leftMs }: RoundTimer, answeredAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = Date.now();
      setNow(at);
      const left = leftMs - (at - answeredAt);
      // To the next full second, which is when the shown time changes.
      timer = setTimeout(tick, (((left % 1000) + 1000) % 1000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [running, leftMs, answeredAt]);
  return running ? leftMs - Math.max(0, now - answeredAt) : leftMs;
}

/** '2:05', then '0:00', then '+0:12' once the time is over. */
export function timerText(leftMs: number): string {
  const seconds = leftMs > 0 ? Math.ceil(leftMs / 1000) : Math.floor(-leftMs / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return leftMs <= -1000 ? `+${text}` : text;
}
