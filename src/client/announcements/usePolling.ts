import { useState } from 'react';

/** How often progress is read again while people are being told, in milliseconds. */
const POLL_MS = 3_000;

/** The polling interval of a query, and a function that takes from its answer whether to go on. */
export function usePolling(): { pollingInterval: number; pollWhile: (isUnderWay: boolean) => void } {
  const [isPolling, setPolling] = useState(false);
  return {
    pollingInterval: isPolling ? POLL_MS : 0,
    pollWhile: (isUnderWay) => {
      if (isUnderWay !== isPolling) setPolling(isUnderWay);
    },
  };
}
