import { useCallback, useState } from 'react';

export interface Act {
  run: () => Promise<unknown>;
  ends?: boolean;
}

export interface FrozenSubject<Subject> {
  /** Undefined when no act is under way, and after a failed one. */
  frozen: Subject | undefined;
  /** Kept after a failed act. */
  last: Subject | undefined;
  isEnding: boolean;
  runFrozen: (subject: Subject, act: Act) => Promise<void>;
}

interface State<Subject> {
  last?: Subject;
  act?: Act;
}

/**
 * Keeps a page's subject as it was when an act on it began, because the act changes it before the page navigates.
 * Call it above all components that the change would unmount.
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
