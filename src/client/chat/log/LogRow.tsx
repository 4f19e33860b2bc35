import { memo, useId } from 'react';
import classes from './MessageLog.module.css';
import { MessageRow } from './MessageRow';
import type { Row } from './rows';

interface LogRowProps {
  row: Row;
  index: number;
  /** In pixels from the top of the log's content. */
  start: number;
  /** Called with the element, whose height the log needs. */
  measure: (element: HTMLElement | null) => void;
  /** Whether Tab leads here. */
  isCurrent: boolean;
  /** Whether the log has the focus. */
  hasFocus: boolean;
  isPointedAt: boolean;
  isFound: boolean;
  /** Whether a log that is drawn without a browser opens here (client/early). */
  isOpening: boolean;
  /** Epoch seconds. */
  now: number;
  zone: string;
}

/** A message positioned in the log. Memoized, since the log renders on every scroll. */
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
      // Arrow navigation reads out only the focused element's name. Only replies have a quote, some an image, and only
      // unsent messages the last part.
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
