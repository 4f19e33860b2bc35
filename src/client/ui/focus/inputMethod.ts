import { useEffect } from 'react';

/** What browsers give as the code of each key that an input method takes. */
const TAKEN_KEY = 229;

/**
 * Whether a key belongs to an input method, as of Japanese or Chinese: Enter takes a word, arrows choose another, Escape
 * drops it. In Safari the key that ends the word comes once it has been composed, and only its code tells.
 */
export function isForInputMethod(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN_KEY;
}

/** Keeps Escape of an input method from dialogs, which would close: Mantine's don't know Safari's. */
export function useEscapeOfInputMethods(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isForInputMethod(event)) event.stopImmediatePropagation();
    };
    // Before any dialog, as it is there first.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
