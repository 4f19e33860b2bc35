/** Pixels from the top of the log's content. */
export interface MessagePosition {
  id: string | undefined;
  start: number;
  end: number;
}

export interface Viewport {
  top: number;
  bottom: number;
}

const TOLERANCE = 1;

export interface VisibleMessages {
  firstId: string;
  lastId: string;
}

/** Fully visible, or with a visible bottom edge if taller than the log (rule chat.read). @param placed in order */
export function visibleMessages(
  placed: readonly MessagePosition[],
  { top, bottom }: Viewport,
): VisibleMessages | undefined {
  const height = bottom - top;
  const isVisible = ({ start, end }: MessagePosition) => {
    const showsEnd = end <= bottom + TOLERANCE && end > top;
    return showsEnd && (start >= top - TOLERANCE || end - start > height);
  };
  const ids = placed.flatMap((one) => (one.id !== undefined && isVisible(one) ? [one.id] : []));
  const [firstId, lastId] = [ids[0], ids.at(-1)];
  return firstId === undefined || lastId === undefined ? undefined : { firstId, lastId };
}

export function isPageActive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
