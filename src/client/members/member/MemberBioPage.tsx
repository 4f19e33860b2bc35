import type { Member, Membership } from '../../../contract/entities.gen';
import { blockPath, pathTo, paths, reportPersonPath, type ReportedState } from '../../../domain/links';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { membershipCrumbs } from '../../memberships';
import { RowMenu } from '../../ui/menu/RowMenu';
import { DetailPage } from '../../ui/pages/DetailPage';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { Section } from '../../ui/pages/Section';
import classes from '../members.module.css';
import { fullName } from '../../ui/people/fullName';
import { memberPodsText } from '../memberTexts';
import { words } from '../words.gen';
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
    <DetailPage
      title={name}
      crumbs={membershipCrumbs(membership, { label: name })}
      intro={memberPodsText(member)}
      actions={<ActsAgainst member={member} membership={membership} />}
    >
      <Section title={text.bio}>
        <div className={classes.portrait}>
          <PersonAvatar person={member} size="portrait" />
          <p dir="auto" className={member.bio ? classes.bio : classes.quiet}>
            {member.bio || text.noBio}
          </p>
        </div>
      </Section>
    </DetailPage>
  );
}

/** Not for oneself. */
function ActsAgainst({ member, membership: { id: membershipId } }: { member: Member; membership: Membership }) {
  const { data: me } = useGetMyUserQuery();
  const { userId } = member;
  if (!me || me.id === userId) return null;
  const name = fullName(member);
  const state: ReportedState = { name, userId, hasImage: member.photoId !== undefined };
  const back = pathTo(paths.bio, { membership: membershipId, person: userId });
  const to = reportPersonPath({ membershipId, userId, back });
  return (
    <RowMenu
      label={text.actsOn({ name })}
      acts={[
        { label: text.report, to, state },
        { label: text.block, to: blockPath({ userId, back }) },
      ]}
    />
  );
}
