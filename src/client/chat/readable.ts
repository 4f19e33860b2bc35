/** Where a message is in the log; all in pixels from the top of its content. */
export interface Placed {
  id: string | undefined;
  start: number;
  end: number;
}

export interface Window {
  top: number;
  bottom: number;
}

/** Browsers round positions that are not whole. */
const TOLERANCE = 1;

/**
 * The last message that can be read now: fully visible, or, where it is taller than the log, its bottom edge (decision 45).
 *
 * @param placed in order
 */
export function lastReadable(placed: readonly Placed[], { top, bottom }: Window): string | undefined {
  const height = bottom - top;
  const canBeRead = ({ id, start, end }: Placed) => {
    const showsEnd = end <= bottom + TOLERANCE && end > top;
    return id !== undefined && showsEnd && (start >= top - TOLERANCE || end - start > height);
  };
  return placed.filter(canBeRead).at(-1)?.id;
}

/** Somebody who looks: the tab is in view, and has the focus. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
