import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Within this many pixels the log counts as at its end. */
const AT_END_PX = 4;

/**
 * Keeps the log at its end when a row or the composer grows, or the keyboard opens. `isEnd` is false while newer
 * messages aren't loaded and while they load, since the view isn't at the new end then.
 * @returns a function to call once the log has settled: browsers send no scroll event for a log that fits its window
 */
export function useStayAtEnd(virtualizer: Virtualizer<HTMLDivElement, Element>, isEnd: boolean): () => void {
  const end = useRef(isEnd);
  const isAtEnd = useRef(false);
  useLayoutEffect(() => {
    end.current = isEnd;
    if (!isEnd) isAtEnd.current = false;
  });
  const size = useRef(0);
  const look = useCallback(() => {
    const element = virtualizer.scrollElement;
    if (!element) return;
    const fromEnd = element.scrollHeight - element.clientHeight - element.scrollTop;
    isAtEnd.current = end.current && fromEnd <= AT_END_PX;
  }, [virtualizer]);
  useEffect(() => {
    const element = virtualizer.scrollElement;
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) virtualizer.scrollToEnd();
    });
    // Before the list renders what scrolls into view; reading the position later would force a layout.
    element?.addEventListener('scroll', look, { passive: true, capture: true });
    if (element) resized.observe(element);
    return () => {
      element?.removeEventListener('scroll', look, { capture: true });
      resized.disconnect();
    };
  }, [look, virtualizer]);
  useLayoutEffect(() => {
    const present = virtualizer.getTotalSize();
    if (present !== size.current && isAtEnd.current) virtualizer.scrollToEnd();
    size.current = present;
  });
  return look;
}
