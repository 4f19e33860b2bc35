import type { Member } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import type { MemberSort } from '../../domain/members/sorts';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { shortDate } from '../../domain/time/shortDate';
import { SelectRow, type Selection } from '../bulk';
import { Link } from '../ui/Link';
import { RowMenu } from '../ui/menu/RowMenu';
import type { RowAct } from '../ui/menu/rowActs';
import { fullName } from '../ui/people/fullName';
import { PersonAvatar } from '../ui/people/PersonAvatar';
import { useReaderZone } from '../ui/readerZone';
import { useNow } from '../ui/useNow';
import { MemberBadges } from './MemberBadges';
import classes from './memberRows.module.css';
import { memberPodsText } from './memberTexts';
import { words } from './words';

const text = words.member;

interface MemberRowProps {
  membershipId: string;
  member: Member;
  sort: MemberSort;
  selection: Selection;
}

export function MemberRow({ membershipId, member, sort, selection }: MemberRowProps) {
  const name = fullName(member);
  if (selection.isActive) {
    return (
      <SelectRow selection={selection} id={member.id} name={name}>
        <div className={classes.member}>
          <PersonAvatar person={member} />
          <span className={classes.who}>
            <b className={classes.name}>{name}</b>
            <Email member={member} />
          </span>
          <Facts member={member} sort={sort} />
        </div>
      </SelectRow>
    );
  }
  return (
    <div className={classes.member}>
      <PersonAvatar person={member} />
      <span className={classes.who}>
        <b className={classes.name}>
          <Link className={classes.link} to={pathTo(paths.member, { membership: membershipId, person: member.userId })}>
            {name}
          </Link>
        </b>
        <Email member={member} />
      </span>
      <Facts member={member} sort={sort} />
      <span className={classes.menu}>
        <RowMenu label={text.actsOn(name)} acts={actsOn(membershipId, member)} />
      </span>
    </div>
  );
}

function Email({ member: { email } }: { member: Member }) {
  if (email === undefined) return null;
  return (
    <span className={classes.email} title={email}>
      {email}
    </span>
  );
}

function Facts({ member, sort }: Pick<MemberRowProps, 'member' | 'sort'>) {
  const zone = useReaderZone();
  const now = useNow(60);
  const { joined, lastActive } = member;
  return (
    <>
      <span className={classes.badges}>
        <MemberBadges member={member} />
      </span>
      <span className={classes.facts} data-joined={sort.startsWith('joined') || undefined}>
        <span className={classes.pods}>{memberPodsText(member)}</span>
        <span className={classes.active}>
          {lastActive === undefined ? (
            text.neverActive
          ) : (
            <>
              <span className={classes.label}>{text.activeLabel} </span>
              {relativeTimeText(lastActive, now, zone, navigator.language)}
            </>
          )}
        </span>
        <span className={classes.joined}>
          <span className={classes.label}>{text.joinedLabel} </span>
          {shortDate(joined / 1000, zone, navigator.language)}
        </span>
      </span>
    </>
  );
}

function actsOn(membership: string, { userId, email, disabled, podId, leaderOfPodId }: Member): RowAct[] {
  const here = { membership, person: userId };
  return [
    ...(email === undefined ? [] : [{ label: text.write, href: `mailto:${email}` }]),
    ...(disabled ? [] : [{ label: podId ? text.moveToPod : text.putInPod, to: pathTo(paths.memberPlace, here) }]),
    ...(leaderOfPodId
      ? [{ label: text.unassign, to: pathTo(paths.leaderDemote, { membership, leader: userId }), isRed: true }]
      : []),
    { label: text.remove, to: pathTo(paths.memberRemove, here), isRed: true },
  ];
}
