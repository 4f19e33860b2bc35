import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Member, MemberListPod } from '../../contract/entities.gen';
import { isPodSort } from '../../domain/members/sorts';
import type { Selection } from '../bulk';
import type { NextPage } from '../ui/lists/useNextPage';
import { WindowList } from '../ui/lists/WindowList';
import { fullName } from '../ui/people/fullName';
import { MemberRow } from './MemberRow';
import { PodHeading } from './PodHeading';
import type { ListedMembers } from './useMemberPages';

/** A row with an undefined `pod` is the heading for members without a pod. */
type MemberListRow =
  { key: string; member: Member } | { key: string; pod: MemberListPod | undefined; member?: undefined };

/**
 * Members who moved while the pages were loading occur twice (rule platform.pages), and are listed at their first
 * position; a pod's people stay together.
 */
function memberRows(members: readonly Member[], byPods: boolean): MemberListRow[] {
  const pods = new Map<string, Map<string, MemberListRow>>();
  for (const member of members) {
    const pod = byPods ? member.listedPod : undefined;
    const podKey = `pod ${pod?.id ?? ''}`;
    const rows = pods.get(podKey) ?? new Map<string, MemberListRow>(byPods ? [[podKey, { key: podKey, pod }]] : []);
    pods.set(podKey, rows);
    const key = `${member.id} ${pod?.id ?? ''}`;
    if (!rows.has(key)) rows.set(key, { key, member });
  }
  return [...pods.values()].flatMap((rows) => [...rows.values()]);
}

/** Of several people. */
function sharedNames(members: readonly Member[]): Set<string> {
  const idOfName = new Map<string, string>();
  const shared = new Set<string>();
  for (const member of members) {
    const name = fullName(member);
    if ((idOfName.get(name) ?? member.id) !== member.id) shared.add(name);
    idOfName.set(name, member.id);
  }
  return shared;
}

interface MemberListProps {
  membershipId: string;
  listed: ListedMembers;
  rest: NextPage;
  selection: Selection;
}

/** Pixels. */
const ROW_HEIGHTS = { line: 48, phone: 64 };

const DESK = '(min-width: 62em)';

const ROWS_AHEAD = 40;

const keyOf = ({ key }: MemberListRow) => key;

/** When grouped by pod, the number of rows is unknown until all have loaded. */
export function MemberList({ membershipId, listed, rest, selection }: MemberListProps) {
  const { members, sort, q, total } = listed;
  const isDesk = useMediaQuery(DESK, false, { getInitialValueInEffect: false });
  const byPods = isPodSort(sort);
  const rows = useMemo(() => memberRows(members, byPods), [members, byPods]);
  const shared = useMemo(() => sharedNames(members), [members]);
  return (
    <WindowList
      rows={rows}
      keyOf={keyOf}
      rowHeight={isDesk ? ROW_HEIGHTS.line : ROW_HEIGHTS.phone}
      rowsAhead={ROWS_AHEAD}
      total={byPods ? -1 : total}
      rest={rest}
    >
      {(row) =>
        row.member ? (
          <MemberRow
            membershipId={membershipId}
            member={row.member}
            sort={sort}
            withEmail={q !== undefined || shared.has(fullName(row.member))}
            selection={selection}
          />
        ) : (
          <PodHeading pod={row.pod} />
        )
      }
    </WindowList>
  );
}
