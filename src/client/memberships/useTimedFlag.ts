import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

export function useTimedFlag(milliseconds: number): [isRaised: boolean, set: (isRaised: boolean) => void] {
  const [isRaised, setRaised] = useState(false);
  const { start, clear } = useTimeout(() => setRaised(false), milliseconds);
  const set = (next: boolean) => {
    clear();
    setRaised(next);
    if (next) start();
  };
  return [isRaised, set];
}
