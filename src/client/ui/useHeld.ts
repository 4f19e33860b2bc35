import { useState } from 'react';

/**
 * Holds what a page is about as it is from the moment somebody acts on it, because the act changes it while the page still
 * leads on; an act that failed lets go of it. Kept above whatever would be replaced by that change.
 */
export function useHeld<Subject>() {
  const [held, setHeld] = useState<Subject>();
  const holding = async (subject: Subject, act: () => Promise<unknown>) => {
    setHeld(subject);
    try {
      await act();
    } catch (error) {
      setHeld(undefined);
      throw error;
    }
  };
  return { held, holding };
}
