import { useEffect } from 'react';
import { useNow } from '../ui/useNow';

/** Applies if this device's clock is ahead of the server's. */
const RETRY_SECONDS = 5;

/** Refetches from `at` (epoch seconds) on, until the answer no longer names it. */
export function useRefetchFrom(at: number | undefined, refetch: () => unknown): void {
  const now = useNow(1);
  const attempts = at === undefined || now < at ? 0 : 1 + Math.floor((now - at) / RETRY_SECONDS);
  useEffect(() => {
    if (attempts > 0) refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each attempt.
  }, [attempts]);
}
