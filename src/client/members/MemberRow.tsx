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
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { useNow } from '../ui/useNow';
import { MemberBadges } from './MemberBadges';
import classes from './memberRows.module.css';
import { memberPodsText } from './memberTexts';
import { words } from './words.gen';

const text = words.member;

interface MemberRowProps {
  membershipId: string;
  member: Member;
  sort: MemberSort;
  /** On phones, too: tells namesakes apart, and shows why a search found somebody. */
  withEmail: boolean;
  selection: Selection;
}

export function MemberRow({ membershipId, member, sort, withEmail, selection }: MemberRowProps) {
  const name = fullName(member);
  const facts = <Facts member={member} sort={sort} withEmail={withEmail} />;
  if (selection.isActive) {
    return (
      <SelectRow selection={selection} id={member.id} name={name}>
        <span className={classes.member}>
          <PersonAvatar person={member} />
          <b className={classes.name}>{name}</b>
          {facts}
        </span>
      </SelectRow>
    );
  }
  return (
    <div className={classes.member}>
      <PersonAvatar person={member} />
      <b className={classes.name}>
        <Link className={classes.link} to={pathTo(paths.member, { membership: membershipId, person: member.userId })}>
          {name}
        </Link>
      </b>
      {facts}
      <span className={classes.menu}>
        <RowMenu label={text.actsOn({ name })} acts={actsOn(membershipId, member)} />
      </span>
    </div>
  );
}

function Facts({ member, sort, withEmail }: Pick<MemberRowProps, 'member' | 'sort' | 'withEmail'>) {
  const zone = useReaderZone();
  const now = useNow(60);
  const { email, joined, lastActive } = member;
  return (
    <span className={classes.rest}>
      <span className={classes.badges}>
        <MemberBadges member={member} />
      </span>
      <span className={classes.facts} data-joined={sort.startsWith('joined') || undefined}>
        {email !== undefined && (
          <span className={classes.email} title={email} data-always={withEmail || undefined}>
            {email}
          </span>
        )}
        <span className={classes.pods}>{memberPodsText(member)}</span>
        <span className={classes.active}>
          {lastActive === undefined ? (
            text.neverActive
          ) : (
            <>
              <span className={classes.label}>{text.activeLabel} </span>
              {relativeTimeText(lastActive, now, zone, readerLocale())}
            </>
          )}
        </span>
        <span className={classes.joined}>
          <span className={classes.label}>{text.joinedLabel} </span>
          {shortDate(joined / 1000, zone, readerLocale())}
        </span>
      </span>
    </span>
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
