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

/** The first and the last message that can be read now, by their ids. */
export interface VisibleMessages {
  firstId: string;
  lastId: string;
}

/**
 * The messages that can be read now: fully visible, or, where one is taller than the log, its bottom edge (rule chat.read).
 *
 * @param placed in order
 */
export function visibleMessages(
  placed: readonly PlacedMessage[],
  { top, bottom }: Viewport,
): VisibleMessages | undefined {
  const height = bottom - top;
  const isVisible = ({ start, end }: PlacedMessage) => {
    const showsEnd = end <= bottom + TOLERANCE && end > top;
    return showsEnd && (start >= top - TOLERANCE || end - start > height);
  };
  const ids = placed.flatMap((one) => (one.id !== undefined && isVisible(one) ? [one.id] : []));
  const [firstId, lastId] = [ids[0], ids.at(-1)];
  return firstId === undefined || lastId === undefined ? undefined : { firstId, lastId };
}

/** Somebody who looks: the tab is in view, and has the focus. */
export function isPageActive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
