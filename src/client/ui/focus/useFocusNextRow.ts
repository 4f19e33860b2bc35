import { useLayoutEffect, useRef } from 'react';
import { pageHeading } from '../pages/pageHeading';

/**
 * For a list row that may disappear while focused: moves the focus to the next row, otherwise to the page's heading,
 * rather than the top of the document.
 */
export function useFocusNextRow<Row extends HTMLElement = HTMLLIElement>() {
  const element = useRef<Row>(null);
  // Runs before the row leaves the page, while it still has the focus.
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
