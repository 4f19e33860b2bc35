import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

interface Focused {
  element: Element;
  home: HTMLElement | null | undefined;
}

/**
 * Moves the focus to the menu or the message when the focused element disappears as the connection changes. Attach
 * the handlers around such elements.
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
