import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Membership, MembershipInvite } from '../../contract/entities.gen';
import { useListMembershipInvitesQuery } from '../api/membershipsApi';
import { inviteLink, paths, pathTo } from '../app/paths';
import { ButtonLink } from '../ui/ButtonLink';
import { FailureAlert } from '../ui/FailureAlert';
import { ListPage } from '../ui/ListPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { MembershipOf } from './MembershipOf';
import { words } from './words';

const text = words.invites;

/** How long 'Copied to clipboard' stays, in milliseconds (specification, section 4). */
const COPIED_FOR = 1000;

export function InvitesPage() {
  return <MembershipOf>{(membership) => <Invites membership={membership} />}</MembershipOf>;
}

function Invites({ membership: { id, name, can } }: { membership: Membership }) {
  const invites = useListMembershipInvitesQuery({ id }, { skip: !can.manageInvites });
  if (!can.manageInvites) return <NotFoundNotice />;
  return (
    <ListPage
      title={text.title}
      intro={text.intro}
      crumbs={[
        { label: words.title, to: paths.memberships },
        { label: name, to: pathTo(paths.pods, { membership: id }) },
        { label: text.title },
      ]}
      actions={
        <ButtonLink variant="default" to={pathTo(paths.membershipResetLinks, { membership: id })}>
          {text.reset}
        </ButtonLink>
      }
    >
      <QueryState query={invites} skeleton={<CardsSkeleton count={2} />}>
        {(list) => list.map((invite) => <InviteCard key={invite.role} invite={invite} />)}
      </QueryState>
    </ListPage>
  );
}

function InviteCard({ invite: { role, code } }: { invite: MembershipInvite }) {
  const link = inviteLink(role, code);
  const [state, setState] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <Section title={text[role].title}>
      <p>{text[role].text}</p>
      <TextInput aria-label={text[role].title} value={link} readOnly onFocus={(event) => event.target.select()} />
      {state === 'failed' && <FailureAlert error={undefined} sentence={text.copyFailed} />}
      <div>
        <Button onClick={() => void copy()}>{state === 'copied' ? text.copied : text[role].copy}</Button>
        <span role="status" aria-live="polite" />
      </div>
    </Section>
  );
}
