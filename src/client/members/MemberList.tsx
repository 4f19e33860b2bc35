import { useMemo } from 'react';
import { isPodSort, type MemberSort } from '../../domain/members/sorts';
import type { NextPage } from '../ui/lists/useNextPage';
import { WindowList } from '../ui/lists/WindowList';
import type { Member, MemberListPod } from '../../contract/entities.gen';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { pathTo, paths } from '../../domain/links';
import { shortDate } from '../../domain/time/shortDate';
import { EmailText } from '../ui/people/EmailText';
import { fullName } from '../ui/people/fullName';
import { PersonAvatar } from '../ui/people/PersonAvatar';
import { Link } from '../ui/Link';
import { useReaderZone } from '../ui/readerZone';
import { useNow } from '../ui/useNow';
import { PodHeading } from './PodHeading';
import type { ListedMembers } from './useMemberPages';
import { SelectRow, type Selection } from '../bulk';
import { MemberBadges } from './MemberBadges';
import classes from './members.module.css';
import { memberPodsText } from './memberTexts';
import { words } from './words';

const text = words.member;

interface MemberRowProps {
  member: Member;
  sort: MemberSort;
}

function MemberRow({
  membershipId,
  selection,
  ...row
}: MemberRowProps & { membershipId: string; selection: Selection }) {
  const { id, userId } = row.member;
  if (selection.isActive) {
    return (
      <SelectRow selection={selection} id={id} name={fullName(row.member)}>
        <span className={classes.member}>
          <MemberCells {...row} />
        </span>
      </SelectRow>
    );
  }
  return (
    <Link className={classes.member} to={pathTo(paths.member, { membership: membershipId, person: userId })}>
      <MemberCells {...row} />
    </Link>
  );
}

function MemberCells({ member, sort }: MemberRowProps) {
  const { firstName, lastName, email } = member;
  return (
    <>
      <PersonAvatar person={member} />
      <span className={classes.who}>
        <span className={classes.name}>
          <b>
            {firstName} {lastName}
          </b>{' '}
          <MemberBadges member={member} />
        </span>
        <span className={classes.quiet}>{email !== undefined && <EmailText address={email} />}</span>
      </span>
      <span className={classes.places}>{memberPodsText(member)}</span>
      <span className={classes.when}>
        <When member={member} isJoined={sort === 'joinedEarliest' || sort === 'joinedLatest'} />
      </span>
    </>
  );
}

function When({ member: { joined, lastActive }, isJoined }: { member: Member; isJoined: boolean }) {
  const zone = useReaderZone();
  const now = useNow(60);
  if (isJoined) return text.joined(shortDate(joined / 1000, zone, navigator.language));
  if (lastActive === undefined) return text.neverActive;
  return text.active(relativeTimeText(lastActive, now, zone, navigator.language));
}

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

interface MemberListProps {
  membershipId: string;
  listed: ListedMembers;
  rest: NextPage;
  selection: Selection;
}

const ROW_HEIGHT = 76;

const ROWS_AHEAD = 30;

const keyOf = ({ key }: MemberListRow) => key;

/** When grouped by pod, the number of rows is unknown until all have loaded. */
export function MemberList({ membershipId, listed: { members, sort, total }, rest, selection }: MemberListProps) {
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
          <MemberRow membershipId={membershipId} member={row.member} sort={sort} selection={selection} />
        ) : (
          <PodHeading pod={row.pod} />
        )
      }
    </WindowList>
  );
}
