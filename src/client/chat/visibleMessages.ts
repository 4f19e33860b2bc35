/** Where a message is in the log; all in pixels from the top of its content. */
export interface PlacedMessage {
  id: string | undefined;
  start: number;
  end: number;
}

export interface Viewport {
  top: number;
  bottom: number;
}

/** Browsers round positions that are not whole. */
const TOLERANCE = 1;

/**
 * The last message that can be read now: fully visible, or, where it is taller than the log, its bottom edge (rule chat.read).
 *
 * @param placed in order
 */
export function lastVisibleMessage(placed: readonly PlacedMessage[], { top, bottom }: Viewport): string | undefined {
  const height = bottom - top;
  const isVisible = ({ id, start, end }: PlacedMessage) => {
    const showsEnd = end <= bottom + TOLERANCE && end > top;
    return id !== undefined && showsEnd && (start >= top - TOLERANCE || end - start > height);
  };
  return placed.filter(isVisible).at(-1)?.id;
}

/** Somebody who looks: the tab is in view, and has the focus. */
export function isPageActive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
