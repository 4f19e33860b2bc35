import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isUncounted } from '../../../domain/lists/listTotal';
import { ListEnd } from './ListEnd';
import type { NextPage } from './useNextPage';
import classes from './WindowList.module.css';

/** Pixels from the top of the page; changes with the content above. */
function useTop() {
  const element = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const present = element.current;
      if (present) setTop(Math.round(present.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { element, top };
}

interface WindowListProps<Row> {
  rows: readonly Row[];
  /** Must be constant or memoized. */
  keyOf: (row: Row) => string;
  /** Estimate for unmeasured rows, in pixels. */
  rowHeight: number;
  gap?: number;
  /** Includes rows not loaded yet; -1 if unknown. */
  total: number;
  rest: NextPage;
  /** The next page loads when this few rows are left below the view; by default, near the end. */
  rowsAhead?: number;
  children: (row: Row) => ReactNode;
}

export function WindowList<Row>(props: WindowListProps<Row>) {
  const { rows, keyOf, rowHeight, gap = 0, total, rest, rowsAhead = 0, children } = props;
  const { element, top } = useTop();
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : keyOf(row);
      },
      [rows, keyOf],
    ),
    gap,
    scrollMargin: top,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isDue = rest.state === 'more' && last >= rows.length - rowsAhead;
  useEffect(() => {
    if (isDue) rest.load();
  }, [isDue, rest]);
  return (
    <div>
      <ul ref={element} className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.row}
              aria-setsize={isUncounted(total) ? -1 : total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {row !== undefined && children(row)}
            </li>
          );
        })}
      </ul>
      <ListEnd rest={rest} />
    </div>
  );
}
