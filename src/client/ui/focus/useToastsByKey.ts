import { useEffect, useRef } from 'react';
import { pageHeading } from '../pages/pageHeading';
import { words as toastWords } from '../messages/toastWords.gen';
import { isForInputMethod } from './inputMethod';

const hasModifier = ({ shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) => shiftKey || ctrlKey || altKey || metaKey;

/**
 * F6, which moves between panes in windows and editors, focuses the newest toast, then returns. Toasts are at the end
 * of the page and brief, so Tab wouldn't reach them in time.
 */
export function useToastsByKey() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const toasts = region.current;
    if (!toasts) return;
    let cameFrom: EventTarget | null = null;
    /** Safari doesn't focus buttons on click, so the focus may still be elsewhere. */
    const goBack = () => {
      if (!toasts.contains(document.activeElement)) return;
      const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : pageHeading();
      cameFrom = null;
      before?.focus({ preventScroll: true });
    };
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && toasts.contains(relatedTarget))) cameFrom = relatedTarget;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button')) goBack();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== toastWords.key || hasModifier(event) || isForInputMethod(event)) return;
      const newest = [...toasts.querySelectorAll('[role="status"], [role="alert"]')].at(-1)?.querySelector('button');
      if (!newest) return;
      event.preventDefault();
      if (toasts.contains(document.activeElement)) goBack();
      else newest.focus();
    };
    toasts.addEventListener('focusin', onFocus);
    toasts.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      toasts.removeEventListener('focusin', onFocus);
      toasts.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return region;
}
