import { skipToken } from '@reduxjs/toolkit/query';
import type { Membership, MembershipInvite } from '../../../contract/entities.gen';
import { invitePath, paths, pathTo } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useListMembershipInvitesQuery, useListStaffTasksQuery } from '../../api/membershipsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { CopyableText } from '../../ui/CopyableText';
import { ListPage } from '../../ui/pages/ListPage';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { invitesCrumbs } from '../membershipCrumbs';
import { WithMembership } from '../WithMembership';
import { words as membershipWords } from '../membershipWords.gen';
import { words } from '../words.gen';
import classes from './InvitesPage.module.css';

const text = words.invites;

export function InvitesPage() {
  return <WithMembership can="manageInvites">{(membership) => <Invites membership={membership} />}</WithMembership>;
}

function Invites({ membership }: { membership: Membership }) {
  const { id, name } = membership;
  const invites = useListMembershipInvitesQuery({ id });
  const lacksPods = useLacksPods(membership);
  // Shows all parts at once, when all have loaded, so that nothing on the page moves.
  const complete = { ...invites, currentData: lacksPods === undefined ? undefined : invites.currentData };
  return (
    <ListPage title={membershipPlaces.invites.name} intro={text.intro} crumbs={invitesCrumbs({ id, name })}>
      <QueryState query={complete} skeleton={<CardsSkeleton count={2} />}>
        {(list) => (
          <>
            {lacksPods && <FirstPod membership={membership} />}
            <ByEmail membership={id} />
            {list.map((invite) => (
              <InviteCard key={invite.role} invite={invite} />
            ))}
            <ResetLinks membership={id} />
          </>
        )}
      </QueryState>
    </ListPage>
  );
}

function useLacksPods({ id, businessId, can }: Membership): boolean | undefined {
  const { currentData, error, isFetching } = useListStaffTasksQuery(can.addPod ? { id: businessId } : skipToken);
  const here = currentData?.find(({ membershipId }) => membershipId === id);
  // The cached list may be older than the membership.
  if (!here && isFetching && !error) return undefined;
  return here?.podCount === 0;
}

function FirstPod({ membership: { id } }: { membership: Membership }) {
  return (
    <Section title={text.firstPod}>
      <p>{membershipWords.tasks.noPods}</p>
      <div>
        <ButtonLink to={pathTo(paths.podsAdd, { membership: id })}>{membershipWords.tasks.firstPod}</ButtonLink>
      </div>
    </Section>
  );
}

function ByEmail({ membership }: { membership: string }) {
  return (
    <Section title={text.byEmail}>
      <p>{text.byEmailWhy}</p>
      <div>
        <ButtonLink to={pathTo(paths.membershipInvitePeople, { membership })}>{text.byEmailVerb}</ButtonLink>
      </div>
    </Section>
  );
}

/** At the bottom and apart: most users come to copy a link, and resetting breaks the links already sent. */
function ResetLinks({ membership }: { membership: string }) {
  return (
    <div className={classes.apart}>
      <p className={classes.reason}>{text.resetText}</p>
      <ButtonLink variant="default" to={pathTo(paths.membershipResetLinks, { membership })}>
        {text.reset}
      </ButtonLink>
    </div>
  );
}

function InviteCard({ invite: { role, code } }: { invite: MembershipInvite }) {
  const { title, text: why, link, copy } = text[role];
  return (
    <Section title={title}>
      <p>{why}</p>
      <CopyableText text={window.location.origin + invitePath(role, code)} label={link} verb={copy} />
    </Section>
  );
}
