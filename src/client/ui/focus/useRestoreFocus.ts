import { useEffect } from 'react';
import { pageHeading } from '../pages/pageHeading';

/** By this time, any component with a nearer target has focused it. */
const SETTLED_MS = 50;

/** An open dialog keeps the focus inside; otherwise it moves to the page's heading. */
function placeToGoOn(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? pageHeading();
}

/**
 * Restores the focus when an action removes the focused element, such as a button in a removed row or a dismissed
 * notice. The browser would return to the top of the document, where nothing is read out and Tab starts again. Unless a
 * nearer element takes the focus, it moves to the heading (rule platform.focus).
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let last = document.activeElement;
    let timer: ReturnType<typeof setTimeout>;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // A click outside the element means that the user has left it; a clicked button takes the focus afterwards.
    const forget = () => {
      clearTimeout(timer);
      last = null;
    };
    const goOn = () => {
      const isLost = last !== null && !last.isConnected;
      if (isLost && document.activeElement === document.body) placeToGoOn()?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(goOn, SETTLED_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}
