import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Anyone this near to the end has not scrolled away from it. */
const AT_END_PX = 4;

/**
 * Who is at the end stays there when a row or the composer grows, or the keyboard comes up; `isEnd` is false while newer messages
 * are not held, and as they come: who waited before them is not at the new end.
 */
export function useStayAtEnd(virtualizer: Virtualizer<HTMLDivElement, Element>, isEnd: boolean): void {
  const end = useRef(isEnd);
  const isAtEnd = useRef(false);
  useLayoutEffect(() => {
    end.current = isEnd;
    if (!isEnd) isAtEnd.current = false;
  });
  const size = useRef(0);
  useEffect(() => {
    const element = virtualizer.scrollElement;
    const look = () => {
      isAtEnd.current = end.current && virtualizer.isAtEnd(AT_END_PX);
    };
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) virtualizer.scrollToEnd();
    });
    element?.addEventListener('scroll', look, { passive: true });
    if (element) resized.observe(element);
    return () => {
      element?.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [virtualizer]);
  useLayoutEffect(() => {
    const present = virtualizer.getTotalSize();
    if (present !== size.current && isAtEnd.current) virtualizer.scrollToEnd();
    size.current = present;
  });
}
