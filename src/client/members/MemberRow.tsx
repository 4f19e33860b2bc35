import type { Member } from '../../contract/entities.gen';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { pathTo, paths } from '../../domain/links';
import type { MemberSort } from '../../domain/members/sorts';
import { shortDate } from '../../domain/time/shortDate';
import { EmailText } from '../ui/people/EmailText';
import { InitialsAvatar } from '../ui/people/InitialsAvatar';
import { Link } from '../ui/Link';
import { useReaderZone } from '../ui/readerZone';
import { useNow } from '../ui/useNow';
import { MemberBadges } from './MemberBadges';
import classes from './members.module.css';
import { memberPodsText } from './memberTexts';
import { words } from './words';

const text = words.member;

interface MemberRowProps {
  membershipId: string;
  member: Member;
  sort: MemberSort;
}

/** A member in the list; the whole row links to their page. */
export function MemberRow({ membershipId, member, sort }: MemberRowProps) {
  const { firstName, lastName, email, userId } = member;
  return (
    <Link className={classes.member} to={pathTo(paths.member, { membership: membershipId, person: userId })}>
      <InitialsAvatar userId={userId} firstName={firstName} lastName={lastName} />
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
    </Link>
  );
}

function When({ member: { joined, lastActive }, isJoined }: { member: Member; isJoined: boolean }) {
  const zone = useReaderZone();
  const now = useNow(60);
  if (isJoined) return text.joined(shortDate(joined / 1000, zone, navigator.language));
  if (lastActive === undefined) return text.neverActive;
  return text.active(relativeTimeText(lastActive, now, zone, navigator.language));
}
