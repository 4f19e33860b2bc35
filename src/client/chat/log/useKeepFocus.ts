import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** The focused element, and the element that takes the focus when it disappears. */
interface Focused {
  element: Element;
  home: HTMLElement | null | undefined;
}

/**
 * Keeps the focus when the focused element disappears as the connection changes, by moving it to the menu or the
 * message. Attach the handlers to the element around such parts.
 */
export function useKeepFocus() {
  const focused = useRef<Focused>(undefined);
  useLayoutEffect(() => {
    const { element, home } = focused.current ?? {};
    if (!element || element.isConnected) return;
    focused.current = undefined;
    home?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    const home = target.parentElement?.closest<HTMLElement>('[role="menu"], [role="article"]');
    focused.current = { element: target, home };
  };
  const onBlur = () => {
    focused.current = undefined;
  };
  return { onFocus, onBlur };
}
