import { useCallback, useState } from 'react';

export interface Act {
  run: () => Promise<unknown>;
  /** Whether the act ends its subject, as leaving or deleting does. */
  ends?: boolean;
}

export interface FrozenSubject<Subject> {
  /** The subject when the current act began; undefined without an act and after a failed one. */
  frozen: Subject | undefined;
  /** The subject when the last act began, whether or not it failed. */
  last: Subject | undefined;
  /** Whether the current act ends the subject, so that its query must be skipped. */
  isEnding: boolean;
  runFrozen: (subject: Subject, act: Act) => Promise<void>;
}

interface State<Subject> {
  last?: Subject;
  act?: Act;
}

/**
 * Keeps a page's subject as it was when an act on it began, because the act changes it before the page navigates; a
 * failed act releases it. Call this above all components that the change would unmount.
 */
export function useFrozenSubject<Subject>(): FrozenSubject<Subject> {
  const [{ last, act: current }, setState] = useState<State<Subject>>({});
  const holding = useCallback(async (subject: Subject, act: Act) => {
    setState({ last: subject, act });
    try {
      await act.run();
    } catch (error) {
      setState({ last: subject });
      throw error;
    }
  }, []);
  return { frozen: current && last, last, isEnding: current?.ends ?? false, runFrozen: holding };
}
