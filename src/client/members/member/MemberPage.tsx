import type { Member, Membership } from '../../../contract/entities.gen';
import { membersPath } from '../../../domain/links';
import { DetailPage } from '../../ui/pages/DetailPage';
import { LeaderStatusSection } from './LeaderStatusSection';
import { MemberAccess } from './MemberAccess';
import { MemberBadges } from '../MemberBadges';
import { memberCrumbs } from '../memberCrumbs';
import classes from '../members.module.css';
import { MemberPods } from './MemberPods';
import { MemberProfile } from './MemberProfile';
import { fullName } from '../../ui/people/fullName';
import { WithMember } from './WithMember';
import { words } from '../words';

/** /member, for owner and admins: a member, and what can be done about them. */
export function MemberPage() {
  return (
    <WithMember can="manageMembers" chooseAt={({ id }) => membersPath(id, 'people')} choose={words.member.choose}>
      {(member, membership) => <MemberDetail key={member.id} member={member} membership={membership} />}
    </WithMember>
  );
}

function MemberDetail({ member, membership }: { member: Member; membership: Membership }) {
  const name = fullName(member);
  return (
    <DetailPage
      title={name}
      crumbs={memberCrumbs(membership, { label: name })}
      intro={
        <span className={classes.name}>
          <MemberBadges member={member} />
        </span>
      }
    >
      <MemberProfile membershipId={membership.id} member={member} />
      <MemberPods membershipId={membership.id} member={member} />
      <LeaderStatusSection key={member.leaderStatus} membershipId={membership.id} member={member} />
      <MemberAccess membership={membership} member={member} />
    </DetailPage>
  );
}
