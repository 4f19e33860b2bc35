import { useCallback, useState } from 'react';

export interface Act {
  run: () => Promise<unknown>;
  /** Whether what it is done to is gone then, as after leaving or deleting it. */
  ends?: boolean;
}

export interface Held<Subject> {
  /** As it was when the act began; undefined while there is none, and after one that failed. */
  held: Subject | undefined;
  /** As it was when the last act began, that failed or not. */
  last: Subject | undefined;
  /** Whether the act under way ends it: then it is not to be asked for. */
  isEnding: boolean;
  holding: (subject: Subject, act: Act) => Promise<void>;
}

interface State<Subject> {
  last?: Subject;
  act?: Act;
}

/**
 * Holds what a page is about as it is from the moment somebody acts on it, because the act changes it while the page still
 * leads on; an act that failed lets go of it. Kept above whatever would be replaced by that change.
 */
export function useHeld<Subject>(): Held<Subject> {
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
  return { held: current && last, last, isEnding: current?.ends ?? false, holding };
}
