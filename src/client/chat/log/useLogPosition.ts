import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useCallback } from 'react';
import type { NextPage } from '../../ui/lists/useNextPage';
import type { Opening } from './opening';
import type { Row } from './rows';
import { visibleMessages, type VisibleMessages } from './visibleMessages';

/** Pixels. Within this distance of the end the log counts as being there (rule chat.end). */
export const END_THRESHOLD = 80;

/** Nearer still, rows that grow move the log. Further up they would undo the user's own scrolling. */
const AT_END_PX = 4;

/**
 * Keeps the log at its end when a row or the composer grows, or the keyboard opens. `isEnd` is false until the newest
 * messages are loaded. @returns a function to call once the log has settled: browsers send no scroll event for a log
 * that fits its window
 */
function useStayAtEnd(virtualizer: Virtualizer<HTMLDivElement, Element>, isEnd: boolean): () => void {
  const end = useRef(isEnd);
  const fromEnd = useRef(Infinity);
  const size = useRef(0);
  const updateFromEnd = useCallback(() => {
    const element = virtualizer.scrollElement;
    if (!element || !end.current) fromEnd.current = Infinity;
    else fromEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop;
  }, [virtualizer]);
  useLayoutEffect(() => {
    if (end.current === isEnd) return;
    end.current = isEnd;
    updateFromEnd();
  });
  useEffect(() => {
    const element = virtualizer.scrollElement;
    const resized = new ResizeObserver(() => {
      if (fromEnd.current <= END_THRESHOLD) virtualizer.scrollToEnd();
    });
    // Runs before the list renders the rows that scroll into view; reading the position later would force a layout.
    element?.addEventListener('scroll', updateFromEnd, { passive: true, capture: true });
    if (element) resized.observe(element);
    return () => {
      element?.removeEventListener('scroll', updateFromEnd, { capture: true });
      resized.disconnect();
    };
  }, [updateFromEnd, virtualizer]);
  // As rendered: rows that have just been measured change it before the element has the new height.
  const present = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (present === size.current) return;
    size.current = present;
    if (fromEnd.current <= AT_END_PX) virtualizer.scrollToEnd();
    else updateFromEnd();
  });
  return updateFromEnd;
}

interface LogPosition {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  rows: readonly Row[];
  opening: Opening;
  older: NextPage;
  newer: NextPage;
  foundId: string | undefined;
  followsEnd: boolean;
  onVisible: (visible: VisibleMessages | undefined) => void;
  /** Renders the log, which then reports what is visible. */
  onSettled: () => void;
}

const ROWS_AHEAD = 12;

/** Reading the position on every frame would force a second layout. */
const REPORT_MS = 100;

/** A busy device takes longer than a fixed time to render the first rows, so frames count, too. */
const [SETTLE_MS, SETTLE_FRAMES] = [100, 3];

export function useLogPosition(position: LogPosition): void {
  const { virtualizer, rows, opening, older, newer, followsEnd, foundId, onVisible, onSettled } = position;
  const isPlaced = useRef(false);
  const report = useRef(() => {});
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstKey = rows[0]?.key;
  useLayoutEffect(() => {
    if (isPlaced.current) return;
    const { key, align } = opening;
    const index = key === undefined ? -1 : rows.findIndex((row) => row.key === key);
    if (index < 0) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(index, { align });
    // The opening position is chosen once, although loading older messages changes the row's index.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [firstKey, virtualizer]);
  const lookAtEnd = useStayAtEnd(virtualizer, followsEnd);
  useEffect(() => {
    let frame = 0;
    const settle = (left: number) => {
      if (left > 0) {
        frame = requestAnimationFrame(() => settle(left - 1));
        return;
      }
      isPlaced.current = true;
      lookAtEnd();
      onSettled();
    };
    const timer = setTimeout(() => settle(SETTLE_FRAMES), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [lookAtEnd, onSettled]);

  const last = rows.at(-1);
  const written = last?.unsent?.status === 'failed' ? undefined : last?.unsent?.clientId;
  // Messages held since before the log opened aren't new.
  const waited = useRef(foundId === undefined ? undefined : written);
  useLayoutEffect(() => {
    if (written !== undefined && written !== waited.current && followsEnd) virtualizer.scrollToEnd();
    waited.current = written;
  }, [followsEnd, virtualizer, written]);

  useEffect(() => {
    report.current = () => {
      clearTimeout(due.current);
      due.current = undefined;
      if (!isPlaced.current) return;
      const items = virtualizer.getVirtualItems();
      const positions = items.map(({ index, start, end }) => ({ id: rows[index]?.id, start, end }));
      const top = virtualizer.scrollElement?.scrollTop ?? 0;
      onVisible(visibleMessages(positions, { top, bottom: top + (virtualizer.scrollRect?.height ?? 0) }));
      const inView = items.filter(({ start, end }) => end > top && start < top + (virtualizer.scrollRect?.height ?? 0));
      const [first = 0, last = 0] = [inView[0]?.index, inView.at(-1)?.index];
      if (older.state === 'more' && first < ROWS_AHEAD) older.load();
      if (newer.state === 'more' && last > rows.length - ROWS_AHEAD) newer.load();
    };
    due.current ??= setTimeout(() => report.current(), REPORT_MS);
  });
  useEffect(() => () => clearTimeout(due.current), []);
  useEffect(() => {
    const reportNow = () => report.current();
    window.addEventListener('focus', reportNow);
    document.addEventListener('visibilitychange', reportNow);
    return () => {
      window.removeEventListener('focus', reportNow);
      document.removeEventListener('visibilitychange', reportNow);
    };
  }, []);
}
