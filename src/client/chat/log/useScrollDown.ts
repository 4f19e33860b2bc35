import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/** Where the log stood; in pixels. */
interface Place {
  offset: number;
  fromEnd: number;
}

/** Browsers round positions that are not whole. */
const TOLERANCE = 1;

/**
 * Tells when one scrolls down by hand. A press or a key alone doesn't, nor does the log where it follows what arrives: one has come
 * nearer to an end that stayed where it was (rule chat.unread).
 *
 * @param newestKey of the last row
 * @returns to be called before a hand's act takes effect
 */
export function useScrollDown(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  newestKey: string | undefined,
  onScrollDown: () => void,
): () => void {
  const before = useRef<Place>(undefined);
  const newest = useRef(newestKey);
  const place = (): Place => {
    const offset = virtualizer.scrollOffset ?? 0;
    return { offset, fromEnd: virtualizer.getTotalSize() - offset };
  };
  useEffect(() => {
    if (newest.current !== newestKey) before.current = undefined;
    newest.current = newestKey;
    if (!before.current) return;
    const { offset, fromEnd } = place();
    if (offset <= before.current.offset + TOLERANCE || fromEnd >= before.current.fromEnd - TOLERANCE) return;
    before.current = undefined;
    onScrollDown();
  });
  return () => {
    before.current = place();
  };
}
