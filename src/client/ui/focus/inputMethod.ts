import { useEffect } from 'react';

const TAKEN_KEY = 229;

/**
 * Whether an input method (e.g. for Japanese) handles the key: Enter accepts a word, Escape discards it. Safari sends
 * the key that ends a word after the composition, when only its `keyCode` reveals it.
 */
export function isForInputMethod(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN_KEY;
}

/** Keeps an input method's Escape from closing dialogs, as Mantine doesn't recognise Safari's Escape key. */
export function useEscapeOfInputMethods(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isForInputMethod(event)) event.stopImmediatePropagation();
    };
    // Capture phase, registered before any dialog's listener.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
