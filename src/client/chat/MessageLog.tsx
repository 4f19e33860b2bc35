import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import type { NextPage } from '../ui/useNextPage';
import classes from './MessageLog.module.css';
import { MessageRow } from './MessageRow';
import type { Row } from './rows';
import { useLogPosition } from './useLogPosition';
import { words } from './words';

interface MessageLogProps {
  name: string;
  rows: readonly Row[];
  older: NextPage;
  unread: number;
  /** New messages as they are said aloud, in batches. */
  announcement: string;
  /** Epoch seconds. */
  now: number;
  zone: string;
  /** Told of the last message that is visible where the log stands. */
  onVisible: (messageId: string | undefined) => void;
  /** Told when one moves in the log by hand. */
  onMove: () => void;
}

/** Nearer to the end than this, the log follows new messages. */
const END_THRESHOLD = 80;

/** A line of text is about this high, and this long. */
const [LINE_HEIGHT, LINE_LENGTH] = [26, 55];

function estimatedHeight({ content, startsDay, startsGroup }: Row): number {
  const lines = content.split('\n').reduce((sum, { length }) => sum + 1 + Math.floor(length / LINE_LENGTH), 0);
  return 22 + lines * LINE_HEIGHT + (startsGroup ? 34 : 0) + (startsDay ? 34 : 0);
}

/**
 * The messages, of which only those in view are drawn. It stays where it is when older ones come in front. Of two libraries that do
 * so this one is kept: with 10,000 messages it scrolls and prepends like react-virtuoso, which is twice as large (20 KB as gzip).
 */
export function MessageLog({ name, rows, older, unread, announcement, now, zone, onVisible, onMove }: MessageLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimatedHeight(rows[index] as Row),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 6,
    paddingStart: 48,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD,
  });
  useLogPosition({ virtualizer, rows, older, onVisible });
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
        onWheel={onMove}
        onTouchMove={onMove}
        onPointerDown={onMove}
        onKeyDown={onMove}
      >
        <div className={classes.content} style={{ height: virtualizer.getTotalSize() }}>
          <HistoryStart older={older} />
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <MessageRow row={rows[index] as Row} now={now} zone={zone} />
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!virtualizer.isAtEnd(END_THRESHOLD) && (
        <Button
          className={classes.newest}
          size="sm"
          variant={unread > 0 ? 'filled' : 'default'}
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => virtualizer.scrollToEnd()}
        >
          {unread > 0 ? words.newMessages(unread) : words.newer}
        </Button>
      )}
    </div>
  );
}

/** What is above the first message that is held. */
function HistoryStart({ older: { state, load } }: { older: NextPage }) {
  return (
    <div className={classes.top}>
      {state === 'complete' && words.beginning}
      {state === 'loading' && words.olderLoading}
      {state === 'failed' && (
        <>
          {words.olderFailed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={load}>
            {words.retry}
          </Button>
        </>
      )}
    </div>
  );
}
