import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { NextPage } from '../ui/useNextPage';
import type { Row } from './rows';
import { useStayAtEnd } from './useStayAtEnd';
import { lastVisibleMessage } from './visibleMessages';

interface LogPosition {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  rows: readonly Row[];
  older: NextPage;
  onVisible: (messageId: string | undefined) => void;
}

/** Older messages are asked for when fewer than this are left above. */
const ROWS_AHEAD = 12;

/** Time in which the first rows are measured, and the log comes to stand. */
const SETTLE_MS = 100;

/**
 * Where the log stands: it opens at the 'Last read' marker, or at the end; goes to the end when one writes; asks for older messages
 * in time; and reports what is visible.
 */
export function useLogPosition({ virtualizer, rows, older, onVisible }: LogPosition): void {
  const isPlaced = useRef(false);
  const report = useRef(() => {});
  useLayoutEffect(() => {
    const marked = rows.findIndex(({ isAfterLastRead }) => isAfterLastRead);
    if (marked < 0) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(marked, { align: 'start' });
    // Only once it stands there does what shows count.
    const timer = setTimeout(() => {
      isPlaced.current = true;
      report.current();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
    // Where it opens is decided once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [virtualizer]);

  useStayAtEnd(virtualizer);
  const last = rows.at(-1);
  const written = last?.unsent?.status === 'failed' ? undefined : last?.unsent?.clientId;
  useLayoutEffect(() => {
    if (written !== undefined) virtualizer.scrollToEnd();
  }, [virtualizer, written]);

  useEffect(() => {
    report.current = () => {
      if (!isPlaced.current) return;
      const items = virtualizer.getVirtualItems();
      const placed = items.map(({ index, start, end }) => ({ id: rows[index]?.id, start, end }));
      const top = virtualizer.scrollOffset ?? 0;
      onVisible(lastVisibleMessage(placed, { top, bottom: top + (virtualizer.scrollRect?.height ?? 0) }));
      if (older.state === 'more' && (items[0]?.index ?? 0) < ROWS_AHEAD) older.load();
    };
    report.current();
  });
  useEffect(() => {
    const look = () => report.current();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
