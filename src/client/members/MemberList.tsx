import { useMemo } from 'react';
import { isPodSort } from '../../domain/members/sorts';
import type { NextPage } from '../ui/lists/useNextPage';
import { WindowList } from '../ui/lists/WindowList';
import { MemberRow } from './MemberRow';
import { memberRows, type MemberListRow } from './memberRows';
import { PodHeading } from './PodHeading';
import type { ListedMembers } from './useMemberPages';

interface MemberListProps {
  membershipId: string;
  listed: ListedMembers;
  rest: NextPage;
}

const ROW_HEIGHT = 76;

const ROWS_AHEAD = 30;

const keyOf = ({ key }: MemberListRow) => key;

/** People, or pods with their people. With pods the number of rows is unknown until all have loaded. */
export function MemberList({ membershipId, listed: { members, sort, total }, rest }: MemberListProps) {
  const byPods = isPodSort(sort);
  const rows = useMemo(() => memberRows(members, byPods), [members, byPods]);
  return (
    <WindowList
      rows={rows}
      keyOf={keyOf}
      rowHeight={ROW_HEIGHT}
      rowsAhead={ROWS_AHEAD}
      total={byPods ? -1 : total}
      rest={rest}
    >
      {(row) =>
        row.member ? (
          <MemberRow membershipId={membershipId} member={row.member} sort={sort} />
        ) : (
          <PodHeading pod={row.pod} />
        )
      }
    </WindowList>
  );
}
