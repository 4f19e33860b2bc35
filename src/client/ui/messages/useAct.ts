import { useEffect, useState } from 'react';

/** Runs one act at a time; a failure shows until the next attempt, or for the given milliseconds. */
export function useAct(failureMilliseconds?: number) {
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (error === undefined || failureMilliseconds === undefined) return undefined;
    const timer = setTimeout(() => setError(undefined), failureMilliseconds);
    return () => clearTimeout(timer);
  }, [error, failureMilliseconds]);
  const run = async (name: string, act: () => Promise<unknown>) => {
    if (busy !== undefined) return;
    setBusy(name);
    setError(undefined);
    try {
      await act();
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, error, run };
}
