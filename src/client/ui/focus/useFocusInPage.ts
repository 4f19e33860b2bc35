import { useEffect } from 'react';
import { pageHeading } from '../pages/pageHeading';

/** By then whoever knows a nearer place has led there. */
const SETTLED_MS = 50;

/** A dialog that is open keeps the focus inside, else the page's heading is where one goes on. */
function placeToGoOn(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? pageHeading();
}

/**
 * What has the focus may go with what was done by it: a button whose row is removed, or a notice that is answered. The
 * browser leaves one at the top of the document then, where nothing is said and Tab begins anew. Where nothing nearer has
 * taken the focus, one goes on at the heading (rule platform.focus).
 */
export function useFocusInPage(): void {
  useEffect(() => {
    let last = document.activeElement;
    let timer: ReturnType<typeof setTimeout>;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // Who presses beside everything has left it, and a button that is pressed takes the focus afterwards.
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
