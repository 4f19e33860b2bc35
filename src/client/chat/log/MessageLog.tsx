import { VisuallyHidden, Button } from '@mantine/core';
import { useCallbackRef, usePrevious } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, startTransition, use, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { IconArrowDown } from '@tabler/icons-react';
import { MAX_UNREAD } from '../../../domain/chat/unread';
import type { NextPage } from '../../ui/lists/useNextPage';
import { useIsPrerendering } from '../../ui/states/useIsPrerendering';
import { MessageActsContext } from '../actions/messageActs';
import { prepareMessageMenu } from '../actions/MessageMenu';
import { useTouchMenu } from '../actions/useTouchMenu';
import { words } from '../words.gen';
import { estimatedHeight } from './estimatedHeight';
import { LogRow } from './LogRow';
import classes from './MessageLog.module.css';
import { prerenderedRows, openingOf, openingOffset } from './opening';
import type { Row } from './rows';
import { END_THRESHOLD, useLogPosition } from './useLogPosition';
import { useRowFocus } from './useRowFocus';
import { useScrollDown } from './useScrollDown';
import type { VisibleMessages } from './visibleMessages';

interface NewestButtonProps {
  unread: number;
  onClick: () => void;
}

const newMessagesText = (count: number): string =>
  count >= MAX_UNREAD ? words.manyNewMessages({ count: MAX_UNREAD }) : words.newMessages({ count });

const NewestButton = memo(function NewestButton({ unread, onClick }: NewestButtonProps) {
  return (
    <Button
      className={classes.newest}
      size="sm"
      variant={unread > 0 ? 'filled' : 'default'}
      leftSection={<IconArrowDown size={16} aria-hidden />}
      onClick={onClick}
    >
      {unread > 0 ? newMessagesText(unread) : words.newer}
    </Button>
  );
});

interface MessageLogProps {
  name: string;
  rows: readonly Row[];
  older: NextPage;
  newer: NextPage;
  foundId: string | undefined;
  unread: number;
  announcement: string;
  now: number;
  zone: string;
  onVisible: (visible: VisibleMessages | undefined) => void;
  onScrollDown: () => void;
  onNewest: () => void;
  /** Read only once, because the focused element disappeared with the previous view. */
  wantsFocusRef: RefObject<boolean>;
}

/** Pixels: the edge elements that report on loading, and the space below the newest message. */
const [EDGE_HEIGHT, END_ROOM] = [48, 12];

/** Rows beyond each edge of the view. Those out of view come once the log has opened. */
const OVERSCAN = { opening: 1, settled: 6 };

/** Pixels: a window whose messages have lines as short as a phone's. */
const NARROW = 600;

const DRAWN_HEIGHT = 900;

/** Assumed height of the log, as a share of the window's, until it is measured. */
const SHARE_OF_WINDOW = 0.75;

/**
 * Renders only the messages in view, and keeps its position when older ones are prepended. With 10,000 messages
 * @tanstack/react-virtual scrolls and prepends like react-virtuoso, which is twice as large (20 KB gzipped).
 */
export function MessageLog(props: MessageLogProps) {
  const { name, rows, older, newer, foundId, unread, announcement, now, zone, wantsFocusRef } = props;
  const { onVisible, onScrollDown, onNewest } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const reachesEnd = newer.state === 'complete';
  // Doesn't follow when the last page loads: a reader further up would skip unseen messages.
  const followsEnd = (usePrevious(reachesEnd) ?? true) && reachesEnd;
  const focus = useRowFocus(rows, foundId, () => virtualizer);
  const { current, pointedKey } = focus;
  const [isNarrow] = useState(() => globalThis.innerWidth < NARROW);
  // Each measured row looks these up for all rows after it.
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const heights = useMemo(() => rows.map((row) => estimatedHeight(row, isNarrow)), [rows, isNarrow]);
  const paddingEnd = reachesEnd ? END_ROOM : EDGE_HEIGHT;
  const [isSettled, setSettled] = useState(false);
  const onSettled = useCallback(() => startTransition(() => setSettled(true)), []);
  const [opening] = useState(() => openingOf(rows, foundId));
  const viewHeight = (globalThis.innerHeight || DRAWN_HEIGHT) * SHARE_OF_WINDOW;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), current])].sort((a, b) => a - b),
      [current],
    ),
    overscan: isSettled ? OVERSCAN.settled : OVERSCAN.opening,
    paddingStart: EDGE_HEIGHT,
    paddingEnd,
    // Renders the rows at the opening position first, rather than the oldest ones.
    initialRect: { width: 0, height: viewHeight },
    initialOffset: () => openingOffset(opening, { rows, heights, paddingStart: EDGE_HEIGHT, paddingEnd, viewHeight }),
    anchorTo: 'end',
    followOnAppend: followsEnd,
    scrollEndThreshold: END_THRESHOLD,
  });
  const onHand = useScrollDown(virtualizer, rows.at(-1)?.key, onScrollDown);
  useLogPosition({ virtualizer, rows, opening, older, newer, followsEnd, foundId, onVisible, onSettled });
  const touchMenu = useTouchMenu(use(MessageActsContext).isTouch);
  useEffect(() => {
    if (wantsFocusRef.current) scroller.current?.focus({ preventScroll: true });
    wantsFocusRef.current = false;
  }, [wantsFocusRef]);
  const toNewest = useCallbackRef(() => {
    onHand();
    scroller.current?.focus({ preventScroll: true });
    if (reachesEnd) virtualizer.scrollToEnd();
    else onNewest();
  });
  const isPrerendering = useIsPrerendering();
  const shown = isPrerendering
    ? prerenderedRows(rows, opening).map((index) => ({ key: keys[index] ?? index, index, start: 0 }))
    : virtualizer.getVirtualItems();
  const isAtEnd = virtualizer.isAtEnd(END_THRESHOLD) && reachesEnd;
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-label={words.log({ name })}
        // Scrolling adds and removes rows; the live region below announces new messages in batches.
        aria-live="off"
        tabIndex={0}
        onFocus={prepareMessageMenu}
        onPointerEnter={prepareMessageMenu}
        onWheel={onHand}
        onTouchMove={onHand}
        onPointerDown={onHand}
        onKeyDownCapture={onHand}
      >
        <div
          className={classes.content}
          style={{ height: virtualizer.getTotalSize() }}
          {...focus.handlers}
          {...touchMenu}
        >
          <HistoryEdge page={older} side="older" />
          {shown.map(({ key, index, start }) => {
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
                // Rows pass under a resting mouse while the log scrolls.
                isPointedAt={row.key === pointedKey && !virtualizer.isScrolling}
                isFound={row.id !== undefined && row.id === foundId}
                isOpening={isPrerendering && row.key === opening.key}
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

interface HistoryEdgeProps {
  page: NextPage;
  side: 'older' | 'newer';
}

function HistoryEdge({ page: { state, load, isWaiting }, side }: HistoryEdgeProps) {
  const isOlder = side === 'older';
  return (
    <div className={isOlder ? classes.top : classes.bottom}>
      {state === 'complete' && isOlder && words.beginning}
      {state === 'loading' && !isWaiting && (isOlder ? words.olderLoading : words.newerLoading)}
      {state === 'failed' && (
        <>
          {isOlder ? words.olderFailed : words.newerFailed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={load}>
            {words.retry}
          </Button>
        </>
      )}
    </div>
  );
}
