import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Membership, MembershipInvite } from '../../contract/entities.gen';
import { useListMembershipInvitesQuery } from '../api/membershipsApi';
import { invitePath, paths, pathTo } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { FailureAlert } from '../ui/FailureAlert';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { WithMembership } from './WithMembership';
import { useBriefly } from './useBriefly';
import { words } from './words';

const text = words.invites;

/** How long 'Copied to clipboard' stays, in milliseconds (specification, section 4). */
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
  const link = window.location.origin + invitePath(role, code);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, showCopied] = useBriefly(COPIED_VISIBLE_MS);
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    try {
      // A browser has no clipboard where the page is not secure.
      await navigator.clipboard.writeText(link);
      setHasFailed(false);
      showCopied(true);
    } catch {
      setHasFailed(true);
      field.current?.select();
    }
  };
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
      {hasFailed && <FailureAlert error={undefined} message={text.copyFailed} />}
      <div>
        <Button variant="light" onClick={() => void copy()}>
          {isCopied ? text.copied : text[role].copy}
        </Button>
        <VisuallyHidden role="status">{isCopied && text.copied}</VisuallyHidden>
      </div>
    </Section>
  );
}
