import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Member, Membership } from '../../../contract/entities.gen';
import { membersPath } from '../../../domain/links';
import { DetailPage } from '../../ui/pages/DetailPage';
import { MemberBadges } from '../MemberBadges';
import { memberCrumbs } from '../memberCrumbs';
import classes from '../members.module.css';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { words } from '../words.gen';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { shortDate } from '../../../domain/time/shortDate';
import { EmailText } from '../../ui/people/EmailText';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { Section } from '../../ui/pages/Section';
import { useNow } from '../../ui/useNow';
import { LeaderStatusSection } from './LeaderStatusSection';
import { MemberAccess } from './MemberAccess';
import { MemberPods } from './MemberPods';
import { WithMember } from './WithMember';
import { ChangeMemberEmail } from './ChangeMemberEmail';

const text = words.member;

function MemberProfile({ membershipId, member }: { membershipId: string; member: Member }) {
  const [isChanging, setChanging] = useState(false);
  const zone = useReaderZone();
  const now = useNow(60);
  const { email, joined, lastActive, bio, staffRole, externalRef } = member;
  const locale = readerLocale();
  return (
    <Section title={text.about}>
      <dl className={classes.facts}>
        <dt>{text.email}</dt>
        <dd>
          {email !== undefined && <EmailText address={email} />}{' '}
          {!staffRole && (
            <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
              {words.changeEmail.action}
            </Button>
          )}
          {staffRole && <span className={classes.quiet}>{words.changeEmail.staff}</span>}
        </dd>
        <dt>{text.lastActive}</dt>
        <dd>{lastActive === undefined ? text.neverActive : relativeTimeText(lastActive, now, zone, locale)}</dd>
        <dt>{text.joinedLabel}</dt>
        <dd>{shortDate(joined / 1000, zone, locale)}</dd>
        {externalRef !== undefined && (
          <>
            <dt>{text.externalRef}</dt>
            <dd>{externalRef}</dd>
          </>
        )}
        <dt>{text.bio}</dt>
        <dd dir="auto" className={bio ? classes.bio : classes.quiet}>
          {bio || text.noBio}
        </dd>
      </dl>
      <ChangeMemberEmail
        membershipId={membershipId}
        member={member}
        isOpen={isChanging}
        onClose={() => setChanging(false)}
      />
    </Section>
  );
}

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
      picture={<PersonAvatar person={member} size="portrait" />}
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
