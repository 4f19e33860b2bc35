import { VisuallyHidden } from '@mantine/core';
import { useCallbackRef, usePrevious } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { NextPage } from '../../ui/lists/useNextPage';
import { estimatedHeight } from './estimatedHeight';
import { HistoryEdge } from './HistoryEdge';
import { LogRow } from './LogRow';
import classes from './MessageLog.module.css';
import { NewestButton } from './NewestButton';
import { openingOf, openingOffset } from './opening';
import type { Row } from './rows';
import { useLogPosition } from './useLogPosition';
import { useMenuByPress } from '../actions/useMenuByPress';
import { useRowFocus } from './useRowFocus';
import { useScrollDown } from './useScrollDown';
import type { VisibleMessages } from './visibleMessages';
import { words } from '../words';

interface MessageLogProps {
  name: string;
  rows: readonly Row[];
  older: NextPage;
  /** Complete where the newest message is held. */
  newer: NextPage;
  /** The message one is led to. */
  foundId: string | undefined;
  unread: number;
  /** New messages as they are said aloud, in batches. */
  announcement: string;
  /** Epoch seconds. */
  now: number;
  zone: string;
  /** Told of what is visible where the log stands. */
  onVisible: (visible: VisibleMessages | undefined) => void;
  /** Told when one scrolls down by hand. */
  onScrollDown: () => void;
  /** Shows the newest messages where they are not held. */
  onNewest: () => void;
  /** Whether it takes the focus, once: what had it has gone with what was shown before. */
  wantsFocusRef: RefObject<boolean>;
}

/** Nearer to the end than this, the log follows new messages. */
const END_THRESHOLD = 80;

/** What is said above the first message held, and below the last; or the room below the newest. */
const [EDGE_HEIGHT, END_ROOM] = [48, 12];

/** So much of the window the log is taken to have before it is there. */
const SHARE_OF_WINDOW = 0.75;

/**
 * The messages, of which only those in view are drawn. It stays where it is when older ones come in front. Of two libraries that do
 * so this one is kept: with 10,000 messages it scrolls and prepends like react-virtuoso, which is twice as large (20 KB as gzip).
 */
export function MessageLog(props: MessageLogProps) {
  const { name, rows, older, newer, foundId, unread, announcement, now, zone, wantsFocusRef } = props;
  const { onVisible, onScrollDown, onNewest } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const reachesEnd = newer.state === 'complete';
  // Not with the page that brings the end: whoever reads before it would be thrown past what they have not seen.
  const followsEnd = (usePrevious(reachesEnd) ?? true) && reachesEnd;
  const focus = useRowFocus(rows, foundId, () => virtualizer);
  const { current, pointedKey } = focus;
  // Both by index: each row that is measured asks for those of all that follow.
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const heights = useMemo(() => rows.map(estimatedHeight), [rows]);
  const paddingEnd = reachesEnd ? END_ROOM : EDGE_HEIGHT;
  const [opening] = useState(() => openingOf(rows, foundId));
  const viewHeight = window.innerHeight * SHARE_OF_WINDOW;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    // The one that Tab leads to is always there.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), current])].sort((a, b) => a - b),
      [current],
    ),
    overscan: 6,
    paddingStart: EDGE_HEIGHT,
    paddingEnd,
    // The rows that it opens at are drawn with it, instead of the oldest first.
    initialRect: { width: 0, height: viewHeight },
    initialOffset: () => openingOffset(opening, { rows, heights, paddingStart: EDGE_HEIGHT, paddingEnd, viewHeight }),
    anchorTo: 'end',
    followOnAppend: followsEnd,
    scrollEndThreshold: END_THRESHOLD,
  });
  const onHand = useScrollDown(virtualizer, rows.at(-1)?.key, onScrollDown);
  useLogPosition({ virtualizer, rows, opening, older, newer, followsEnd, foundId, onVisible });
  const press = useMenuByPress();
  useEffect(() => {
    if (wantsFocusRef.current) scroller.current?.focus({ preventScroll: true });
    wantsFocusRef.current = false;
  }, [wantsFocusRef]);
  const toNewest = useCallbackRef(() => {
    onHand();
    // The button goes where the end is.
    scroller.current?.focus({ preventScroll: true });
    if (reachesEnd) virtualizer.scrollToEnd();
    else onNewest();
  });
  const isAtEnd = virtualizer.isAtEnd(END_THRESHOLD) && reachesEnd;
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-label={words.log(name)}
        // Rows come and go with scrolling; what is new is said below, in batches.
        aria-live="off"
        tabIndex={0}
        onWheel={onHand}
        onTouchMove={onHand}
        onPointerDown={onHand}
        onKeyDownCapture={onHand}
      >
        <div className={classes.content} style={{ height: virtualizer.getTotalSize() }} {...focus.handlers} {...press}>
          <HistoryEdge page={older} side="older" />
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index] as Row;
            return (
              <LogRow
                key={key}
                row={row}
                index={index}
                start={start}
                measure={virtualizer.measureElement}
                isCurrent={index === current}
                hasFocus={focus.hasFocus}
                // Rows pass under a mouse while the log moves: only where it rests are tools drawn.
                isPointedAt={row.key === pointedKey && !virtualizer.isScrolling}
                isFound={row.id !== undefined && row.id === foundId}
                now={now}
                zone={zone}
              />
            );
          })}
          {!reachesEnd && <HistoryEdge page={newer} side="newer" />}
        </div>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!isAtEnd && <NewestButton unread={unread} onClick={toNewest} />}
    </div>
  );
}
