import { useEffect, useEffectEvent, useState } from 'react';
import type { RoundTimer } from '../../../contract/entities.gen';
import { clockSkew } from '../../api/transport/serverClock';

/** A larger difference means that a clock was set or the device slept. */
const STEADY_MS = 1000;

export interface Answered {
  /** By this device's clock, in epoch milliseconds. */
  at: number;
  refetch: () => unknown;
}

/** Milliseconds of the monotonic clock. */
function useMonotonic(at: number): number {
  const arrival = () => ({ at, monotonic: performance.now() - Math.max(0, Date.now() - at) });
  const [came, setCame] = useState(arrival);
  if (came.at === at) return came.monotonic;
  const next = arrival();
  setCame(next);
  return next.monotonic;
}

/**
 * Milliseconds, updated each second. The server states how much was left when it responded; this device measures only
 * the time since then, by the monotonic clock. Where that clock stops during sleep, the server is asked again.
 */
export function useTimeLeft({ running, leftMs }: RoundTimer, { at, refetch }: Answered): number {
  const answeredAt = useMonotonic(at);
  const [now, setNow] = useState(() => performance.now());
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let skew = clockSkew();
    const tick = () => {
      const tickedAt = performance.now();
      setNow(tickedAt);
      if (Math.abs(clockSkew() - skew) >= STEADY_MS) askAgain();
      skew = clockSkew();
      const left = leftMs - (tickedAt - answeredAt);
      // The shown time changes at each full second.
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
