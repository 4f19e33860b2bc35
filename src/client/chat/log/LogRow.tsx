import { memo, useId } from 'react';
import classes from './MessageLog.module.css';
import { MessageRow } from './MessageRow';
import type { Row } from './rows';

interface LogRowProps {
  row: Row;
  index: number;
  /** In pixels from the top of the log's content. */
  start: number;
  /** Told of the element, whose height the log needs. */
  measure: (element: HTMLElement | null) => void;
  /** The one that Tab leads to. */
  isCurrent: boolean;
  /** The log has the focus. */
  hasFocus: boolean;
  isPointedAt: boolean;
  isFound: boolean;
  /** Epoch seconds. */
  now: number;
  zone: string;
}

/** A message in its place in the log, drawn again only where something about it is another: the log is with every move. */
export const LogRow = memo(function LogRow({ row, index, start, measure, isCurrent, hasFocus, ...rest }: LogRowProps) {
  const { isPointedAt, isFound, now, zone } = rest;
  const isChosen = isCurrent && hasFocus;
  const id = useId();
  return (
    <div
      ref={measure}
      data-index={index}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      role="article"
      // Whoever comes here by arrows hears the name of what has the focus, and nothing else. The last part is there where it was not sent.
      aria-labelledby={`${id}-who ${id}-text ${id}-unsent`}
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
