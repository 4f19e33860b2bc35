import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { Membership, MembershipInvite } from '../../contract/entities.gen';
import { invitePath, paths, pathTo } from '../../domain/links';
import { useListMembershipInvitesQuery } from '../api/membershipsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { FailureAlert } from '../ui/FailureAlert';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { membershipCrumbs } from './membershipCrumbs';
import { WithMembership } from './WithMembership';
import { words } from './words';

const text = words.invites;

const COPIED_VISIBLE_MS = 1000;

export function InvitesPage() {
  return <WithMembership can="manageInvites">{(membership) => <Invites membership={membership} />}</WithMembership>;
}

function Invites({ membership: { id, name } }: { membership: Membership }) {
  const invites = useListMembershipInvitesQuery({ id });
  return (
    <ListPage
      title={text.title}
      intro={text.intro}
      crumbs={membershipCrumbs({ id, name }, { label: text.title })}
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
  const link = window.location.origin + invitePath(role, code);
  const field = useRef<HTMLInputElement>(null);
  // A browser has no clipboard where the page is not secure: then the person copies what is selected.
  const { copy, copied, error } = useClipboard({ timeout: COPIED_VISIBLE_MS });
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  return (
    <Section title={text[role].title}>
      <p>{text[role].text}</p>
      <TextInput
        ref={field}
        aria-label={text[role].link}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      {error && <FailureAlert error={undefined} message={text.copyFailed} />}
      <div>
        <Button variant="light" onClick={() => copy(link)}>
          {copied ? text.copied : text[role].copy}
        </Button>
        <VisuallyHidden role="status">{copied && text.copied}</VisuallyHidden>
      </div>
    </Section>
  );
}
