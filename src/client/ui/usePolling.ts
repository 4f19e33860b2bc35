import { useState } from 'react';

const POLL_MS = 2_000;

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
