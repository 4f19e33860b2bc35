import { useEffect, useRef } from 'react';

/**
 * Moves the focus between a form and the button that opens it (the container's last) as one replaces the other. A
 * form that opens by itself doesn't take the focus.
 */
export function useFocusOnSwap(isOpen: boolean, isByHand = true) {
  const container = useRef<HTMLDivElement>(null);
  const state = isOpen ? (isByHand ? 'asked' : 'open') : 'closed';
  const last = useRef(state);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    if (before === state || state === 'open' || !container.current) return;
    const { activeElement, body } = document;
    const isAround = container.current.parentElement?.contains(activeElement);
    const isInside = container.current.contains(activeElement);
    if (activeElement !== body && (!isAround || isInside)) return;
    const target = state === 'asked' ? 'textarea' : 'button';
    const found = [...container.current.querySelectorAll<HTMLElement>(target)];
    found.at(state === 'asked' ? 0 : -1)?.focus();
  }, [state]);
  return container;
}
