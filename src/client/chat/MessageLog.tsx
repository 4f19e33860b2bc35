import { Button, VisuallyHidden } from '@mantine/core';
import { usePrevious } from '@mantine/hooks';
import { IconArrowDown } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import type { NextPage } from '../ui/useNextPage';
import { HistoryEdge } from './HistoryEdge';
import classes from './MessageLog.module.css';
import { MessageRow } from './MessageRow';
import type { Row } from './rows';
import { useLogPosition } from './useLogPosition';
import { useRowFocus } from './useRowFocus';
import { useScrollDown } from './useScrollDown';
import type { VisibleMessages } from './visibleMessages';
import { words } from './words';

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
}

/** Nearer to the end than this, the log follows new messages. */
const END_THRESHOLD = 80;

/** What is said above the first message held, and below the last. */
const EDGE_HEIGHT = 48;

/** A line of text is about this high, and this long. */
const [LINE_HEIGHT, LINE_LENGTH] = [26, 55];

function estimatedHeight({ content, startsDay, startsGroup, reactions, isRemoved }: Row): number {
  const lines = content.split('\n').reduce((sum, { length }) => sum + 1 + Math.floor(length / LINE_LENGTH), 0);
  const below = reactions && !isRemoved ? 32 : 0;
  return 22 + lines * LINE_HEIGHT + (startsGroup ? 34 : 0) + (startsDay ? 34 : 0) + below;
}

/**
 * The messages, of which only those in view are drawn. It stays where it is when older ones come in front. Of two libraries that do
 * so this one is kept: with 10,000 messages it scrolls and prepends like react-virtuoso, which is twice as large (20 KB as gzip).
 */
export function MessageLog(props: MessageLogProps) {
  const { name, rows, older, newer, foundId, unread, announcement, now, zone, onVisible, onScrollDown, onNewest } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  const reachesEnd = newer.state === 'complete';
  // Not with the page that brings the end: whoever reads before it would be thrown past what they have not seen.
  const followsEnd = (usePrevious(reachesEnd) ?? true) && reachesEnd;
  const focus = useRowFocus(rows, foundId, () => virtualizer);
  const { current, pointedKey } = focus;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimatedHeight(rows[index] as Row),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    // The one that Tab leads to is always there.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), current])].sort((a, b) => a - b),
      [current],
    ),
    overscan: 6,
    paddingStart: EDGE_HEIGHT,
    paddingEnd: reachesEnd ? 12 : EDGE_HEIGHT,
    anchorTo: 'end',
    followOnAppend: followsEnd,
    scrollEndThreshold: END_THRESHOLD,
  });
  const onHand = useScrollDown(virtualizer, rows.at(-1)?.key, onScrollDown);
  useLogPosition({ virtualizer, rows, older, newer, followsEnd, foundId, onVisible });
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
        <div className={classes.content} style={{ height: virtualizer.getTotalSize() }} {...focus.handlers}>
          <HistoryEdge page={older} side="older" />
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index] as Row;
            const isCurrent = index === current;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
                role="article"
                aria-label={row.isOwn ? words.you : row.senderName}
                tabIndex={isCurrent ? 0 : -1}
              >
                <MessageRow
                  row={row}
                  now={now}
                  zone={zone}
                  isCurrent={isCurrent && focus.hasFocus}
                  hasTools={row.key === pointedKey || (isCurrent && focus.hasFocus)}
                  isFound={row.id !== undefined && row.id === foundId}
                />
              </div>
            );
          })}
          {!reachesEnd && <HistoryEdge page={newer} side="newer" />}
        </div>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!isAtEnd && (
        <Button
          className={classes.newest}
          size="sm"
          variant={unread > 0 ? 'filled' : 'default'}
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => {
            onHand();
            if (reachesEnd) virtualizer.scrollToEnd();
            else onNewest();
          }}
        >
          {unread > 0 ? words.newMessages(unread) : words.newer}
        </Button>
      )}
    </div>
  );
}
