import { useState } from 'react';

/** How often progress is read again. Milliseconds. */
const POLL_MS = 2_000;

/** The polling interval of a query, and a function that takes from its answer whether to go on. */
export function usePolling(isUnderWayAtFirst = false): {
  isPolling: boolean;
  pollingInterval: number;
  pollWhile: (isUnderWay: boolean) => void;
} {
  const [isPolling, setPolling] = useState(isUnderWayAtFirst);
  return {
    isPolling,
    pollingInterval: isPolling ? POLL_MS : 0,
    pollWhile: (isUnderWay) => {
      if (isUnderWay !== isPolling) setPolling(isUnderWay);
    },
  };
}
