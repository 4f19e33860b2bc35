import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '../../../contract/entities.gen';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { shortDate } from '../../../domain/time/shortDate';
import { EmailText } from '../../ui/people/EmailText';
import { useReaderZone } from '../../ui/readerZone';
import { Section } from '../../ui/pages/Section';
import { useNow } from '../../ui/useNow';
import { ChangeMemberEmail } from './ChangeMemberEmail';
import classes from '../members.module.css';
import { words } from '../words';

const text = words.member;

/** A member's contact, when they joined and were last active, and their bio. */
export function MemberProfile({ membershipId, member }: { membershipId: string; member: Member }) {
  const [isChanging, setChanging] = useState(false);
  const zone = useReaderZone();
  const now = useNow(60);
  const { email, joined, lastActive, bio, staffRole } = member;
  const locale = navigator.language;
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
        <dt>{text.bio}</dt>
        <dd className={bio ? classes.bio : classes.quiet}>{bio || text.noBio}</dd>
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
