import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isPodSort } from '../../domain/members/sorts';
import { ListEnd } from '../ui/ListEnd';
import type { NextPage } from '../ui/useNextPage';
import { MemberRow } from './MemberRow';
import { memberRows } from './memberRows';
import classes from './members.module.css';
import { PodRow } from './PodRow';
import type { ListedMembers } from './useMemberPages';

interface MemberListProps {
  membershipId: string;
  listed: ListedMembers;
  rest: NextPage;
}

const ROW_HEIGHT = 76;

/** The next page is fetched when so few rows are left below. */
const ROWS_AHEAD = 30;

/** How far down the page an element begins, in pixels. */
function useTop() {
  const element = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const present = element.current;
    if (present) setTop(present.getBoundingClientRect().top + window.scrollY);
  }, []);
  return { element, top };
}

/** People, or pods with their people, of whom only those in view are drawn. */
export function MemberList({ membershipId, listed: { members, sort, total }, rest }: MemberListProps) {
  const byPods = isPodSort(sort);
  const rows = useMemo(() => memberRows(members, byPods), [members, byPods]);
  const { element, top } = useTop();
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    scrollMargin: top,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isDue = rest.state === 'more' && last >= rows.length - ROWS_AHEAD;
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
              className={classes.line}
              aria-setsize={byPods ? -1 : total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {row?.member ? (
                <MemberRow membershipId={membershipId} member={row.member} sort={sort} />
              ) : (
                <PodRow pod={row?.pod} />
              )}
            </li>
          );
        })}
      </ul>
      <ListEnd rest={rest} />
    </div>
  );
}
