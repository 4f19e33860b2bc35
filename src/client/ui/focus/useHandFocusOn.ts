import { useLayoutEffect, useRef } from 'react';
import { pageHeading } from '../pages/pageHeading';

/**
 * A row of a list that may go while it has the focus, as once it is answered: one goes on at the next row, else at the
 * page's heading, rather than at the top of the document.
 */
export function useHandFocusOn<Row extends HTMLElement = HTMLLIElement>() {
  const element = useRef<Row>(null);
  // Before it is taken out of the page, while it has the focus still.
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
