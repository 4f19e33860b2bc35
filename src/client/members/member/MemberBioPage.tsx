import type { Member, Membership } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { membershipCrumbs } from '../../memberships';
import { DetailPage } from '../../ui/pages/DetailPage';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { Section } from '../../ui/pages/Section';
import classes from '../members.module.css';
import { fullName } from '../../ui/people/fullName';
import { memberPodsText } from '../memberTexts';
import { words } from '../words';
import { WithMember } from './WithMember';

const text = words.member;

export function MemberBioPage() {
  return (
    <WithMember chooseAt={({ id }) => pathTo(paths.pods, { membership: id })} choose={words.bio.choose}>
      {(member, membership) => <MemberBio member={member} membership={membership} />}
    </WithMember>
  );
}

function MemberBio({ member, membership }: { member: Member; membership: Membership }) {
  const name = fullName(member);
  return (
    <DetailPage title={name} crumbs={membershipCrumbs(membership, { label: name })} intro={memberPodsText(member)}>
      <Section title={text.bio}>
        <div className={classes.portrait}>
          <PersonAvatar person={member} size="portrait" />
          <p className={member.bio ? classes.bio : classes.quiet}>{member.bio || text.noBio}</p>
        </div>
      </Section>
    </DetailPage>
  );
}
