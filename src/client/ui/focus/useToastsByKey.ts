import { useEffect, useRef } from 'react';
import { isForInputMethod } from './inputMethod';
import { pageHeading } from '../pages/pageHeading';
import { toastWords } from '../messages/toastWords';

const hasModifier = ({ shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) => shiftKey || ctrlKey || altKey || metaKey;

/**
 * Messages stand at the end of the page, and for seconds only: F6, by which windows and editors lead from part to part,
 * leads to the newest and back to where one was. Whatever is pressed there leads back too, since the message goes with it.
 * Without a message, or with another key held, the key stays the browser's.
 */
export function useToastsByKey() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const toasts = region.current;
    if (!toasts) return;
    let cameFrom: EventTarget | null = null;
    /** A click needn't have brought the focus: Safari gives none to a button. Then it stays where it is. */
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
