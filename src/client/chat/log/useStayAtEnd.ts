import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Anyone this near to the end has not scrolled away from it. */
const AT_END_PX = 4;

/**
 * Who is at the end stays there when a row or the composer grows, or the keyboard comes up; `isEnd` is false while newer messages
 * are not held, and as they come: who waited before them is not at the new end.
 *
 * @returns to be called once it has come to stand: a browser tells nothing of a log that fits its window
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
    // Before the list draws what comes into view: asked after that, the page would be laid out for it.
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
