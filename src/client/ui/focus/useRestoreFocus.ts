import { useEffect } from 'react';
import { pageHeading } from '../pages/pageHeading';

/** By then, any component with a closer target has taken the focus. */
const SETTLED_MS = 50;

/** An open dialog keeps the focus inside. */
function fallbackTarget(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? pageHeading();
}

/**
 * Restores the focus when an action removes the focused element; the browser would move it to the top of the
 * document. Unless a closer element takes it, the page's heading does (rule platform.focus).
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let last = document.activeElement;
    let timer: ReturnType<typeof setTimeout>;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const forget = () => {
      clearTimeout(timer);
      last = null;
    };
    const goOn = () => {
      const isLost = last !== null && !last.isConnected;
      if (isLost && document.activeElement === document.body) fallbackTarget()?.focus({ preventScroll: true });
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
