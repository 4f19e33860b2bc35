import { useEffect, useState } from 'react';

/** Runs acts one at a time, each under a name; a failure is kept until the next try, or for so many milliseconds. */
export function useAct(failureMilliseconds?: number) {
  /** The name of the act that is under way. */
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
