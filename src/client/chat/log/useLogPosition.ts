import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { NextPage } from '../../ui/lists/useNextPage';
import type { Opening } from './opening';
import type { Row } from './rows';
import { useStayAtEnd } from './useStayAtEnd';
import { visibleMessages } from './visibleMessages';
import type { VisibleMessages } from './visibleMessages';

interface LogPosition {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  rows: readonly Row[];
  /** Where it opens. */
  opening: Opening;
  older: NextPage;
  newer: NextPage;
  /** The message one is led to. */
  foundId: string | undefined;
  /** Whether the log goes with what is added at its end. */
  followsEnd: boolean;
  onVisible: (visible: VisibleMessages | undefined) => void;
}

/** Further messages are asked for when fewer than this are left above, or below. */
const ROWS_AHEAD = 12;

/** What is visible is looked at so often while the log moves: to ask where it stands with every frame would have it laid out twice. */
const REPORT_MS = 100;

/** Time in which the first rows are measured, and the log comes to stand; and frames, which a busy device draws later than that. */
const [SETTLE_MS, SETTLE_FRAMES] = [100, 3];

/**
 * Where the log stands: it opens at the message one is led to, at the 'Last read' marker, or at the end; goes to the end
 * when one writes; asks for older and newer messages in time; and reports what is visible.
 */
export function useLogPosition(position: LogPosition): void {
  const { virtualizer, rows, opening, older, newer, followsEnd, foundId, onVisible } = position;
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
    // Where it opens is decided once; older messages that come meanwhile give the row another index, by which the list goes there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [firstKey, virtualizer]);
  const lookAtEnd = useStayAtEnd(virtualizer, followsEnd);
  useEffect(() => {
    let frame = 0;
    // Only once it stands there does what shows count.
    const settle = (left: number) => {
      if (left > 0) {
        frame = requestAnimationFrame(() => settle(left - 1));
        return;
      }
      isPlaced.current = true;
      lookAtEnd();
      report.current();
    };
    const timer = setTimeout(() => settle(SETTLE_FRAMES), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [lookAtEnd]);

  const last = rows.at(-1);
  const written = last?.unsent?.status === 'failed' ? undefined : last?.unsent?.clientId;
  // What waited already when one was led to a message, or when the end came, is not being written.
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
      const placed = items.map(({ index, start, end }) => ({ id: rows[index]?.id, start, end }));
      // Where it stands now: what the virtual list knows comes later.
      const top = virtualizer.scrollElement?.scrollTop ?? 0;
      onVisible(visibleMessages(placed, { top, bottom: top + (virtualizer.scrollRect?.height ?? 0) }));
      const inView = items.filter(({ start, end }) => end > top && start < top + (virtualizer.scrollRect?.height ?? 0));
      const [first = 0, last = 0] = [inView[0]?.index, inView.at(-1)?.index];
      if (older.state === 'more' && first < ROWS_AHEAD) older.load();
      if (newer.state === 'more' && last > rows.length - ROWS_AHEAD) newer.load();
    };
    due.current ??= setTimeout(() => report.current(), REPORT_MS);
  });
  useEffect(() => () => clearTimeout(due.current), []);
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
