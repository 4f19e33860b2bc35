import { memo, useId } from 'react';
import classes from './MessageLog.module.css';
import { MessageRow } from './MessageRow';
import type { Row } from './rows';

interface LogRowProps {
  row: Row;
  index: number;
  start: number;
  measure: (element: HTMLElement | null) => void;
  isCurrent: boolean;
  hasFocus: boolean;
  isPointedAt: boolean;
  isFound: boolean;
  /** Set in a snapshot (client/firstPaint), which can't scroll. */
  isOpening: boolean;
  now: number;
  zone: string;
}

/** Memoized, since the log renders on every scroll. */
export const LogRow = memo(function LogRow({ row, index, start, measure, isCurrent, hasFocus, ...rest }: LogRowProps) {
  const { isPointedAt, isFound, isOpening, now, zone } = rest;
  const isChosen = isCurrent && hasFocus;
  const id = useId();
  return (
    <div
      ref={measure}
      data-index={index}
      data-opening={isOpening || undefined}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      role="article"
      // Arrow navigation reads out only the focused element's name. Not every message has all of these parts.
      aria-labelledby={`${id}-who ${id}-quote ${id}-image ${id}-text ${id}-unsent`}
      tabIndex={isCurrent ? 0 : -1}
    >
      <MessageRow
        id={id}
        row={row}
        now={now}
        zone={zone}
        isCurrent={isChosen}
        hasTools={isPointedAt || isChosen}
        isFound={isFound}
      />
    </div>
  );
});
