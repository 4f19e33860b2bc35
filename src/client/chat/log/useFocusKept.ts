import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** What has the focus, and where the focus goes when that goes. */
interface Focused {
  element: Element;
  home: HTMLElement | null | undefined;
}

/**
 * Keeps the focus from being nowhere: what had it and is drawn no more, since the connection went or came back, leaves it
 * to its menu or its message. The handlers are those of the element that has such parts.
 */
export function useFocusKept() {
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
