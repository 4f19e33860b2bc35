import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

interface ScrollPosition {
  offset: number;
  fromEnd: number;
}

/** Browsers round fractional positions. */
const TOLERANCE = 1;

/**
 * Whether the user scrolled down by hand: the view is closer to an end that hasn't moved (rule chat.unread).
 * Following new messages doesn't count. @param newestKey key of the last row @returns a function to call before a
 * user's input takes effect
 */
export function useScrollDown(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  newestKey: string | undefined,
  onScrollDown: () => void,
): () => void {
  const before = useRef<ScrollPosition>(undefined);
  const newest = useRef(newestKey);
  const position = (): ScrollPosition => {
    const offset = virtualizer.scrollOffset ?? 0;
    return { offset, fromEnd: virtualizer.getTotalSize() - offset };
  };
  useEffect(() => {
    if (newest.current !== newestKey) before.current = undefined;
    newest.current = newestKey;
    if (!before.current) return;
    const { offset, fromEnd } = position();
    if (offset <= before.current.offset + TOLERANCE || fromEnd >= before.current.fromEnd - TOLERANCE) return;
    before.current = undefined;
    onScrollDown();
  });
  return () => {
    before.current = position();
  };
}
