import { useLayoutEffect, useRef } from 'react';
import { pageHeading } from '../pages/pageHeading';

/**
 * Moves the focus to the next row, or to the page's heading, when a focused row disappears; the browser would move it
 * to the top of the document.
 */
export function useFocusNextRow<Row extends HTMLElement = HTMLLIElement>() {
  const element = useRef<Row>(null);
  // Runs before the row is removed, while it still has the focus.
  useLayoutEffect(() => {
    const row = element.current;
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const next = row.nextElementSibling instanceof HTMLElement ? row.nextElementSibling : pageHeading();
      next?.setAttribute('tabindex', '-1');
      next?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
