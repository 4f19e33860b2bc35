import { useEffect } from 'react';
import { useNow } from '../ui/useNow';

/** How often the server is asked again if this clock is ahead of its clock. Seconds. */
const RETRY_SECONDS = 5;

/** Refetches from a moment (epoch seconds) on, until the answer no longer names it. */
export function useRefetchFrom(at: number | undefined, refetch: () => unknown): void {
  const now = useNow(1);
  const attempts = at === undefined || now < at ? 0 : 1 + Math.floor((now - at) / RETRY_SECONDS);
  useEffect(() => {
    if (attempts > 0) refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each attempt.
  }, [attempts]);
}
