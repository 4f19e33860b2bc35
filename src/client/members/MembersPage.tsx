import { IconDownload } from '@tabler/icons-react';
import type { Membership } from '../../contract/entities.gen';
import { apiLinks, memberPanels, membersPath, pathTo, paths } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { membershipCrumbs, WithMembership } from '../memberships';
import { ButtonLink } from '../ui/ButtonLink';
import { Downloads } from '../ui/Downloads';
import { ListPage } from '../ui/pages/ListPage';
import { PageTabs } from '../ui/pages/PageTabs';
import { RowsSkeleton } from '../ui/states/skeletons';
import { InvitationsPanel } from './InvitationsPanel';
import classes from './members.module.css';
import { PeoplePanel, PeoplePanelSkeleton } from './PeoplePanel';
import { useMembersView, type MembersView } from './useMembersView';
import { WaitlistsPanel } from './WaitlistsPanel';
import { words } from './words.gen';

const text = words.list;

const downloadIcon = <IconDownload size="1.25rem" aria-hidden />;

export function MembersPage() {
  return (
    <WithMembership can="manageMembers" skeleton={<MembersSkeleton />}>
      {(membership) => <Members key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function Members({ membership }: { membership: Membership }) {
  const { id, name, can } = membership;
  const view = useMembersView();
  return (
    <ListPage
      title={membershipPlaces.people.name}
      crumbs={membershipCrumbs({ id, name }, { label: membershipPlaces.people.name })}
      actions={
        <>
          {can.manageInvites && (
            <ButtonLink to={pathTo(paths.membershipInvites, { membership: id })}>{text.invite}</ButtonLink>
          )}
          <Downloads files={[{ label: text.download, path: apiLinks.membersCsv(id), icon: downloadIcon }]} />
        </>
      }
    >
      <PanelTabs membershipId={id} view={view} />
      {view.panel === 'people' && <PeoplePanel membershipId={id} view={view} />}
      {view.panel === 'waitlists' && <WaitlistsPanel membershipId={id} view={view} />}
      {view.panel === 'invitations' && <InvitationsPanel membership={membership} />}
    </ListPage>
  );
}

/** What needs no answer looks as it will, and can't be used yet. */
function MembersSkeleton() {
  const view = useMembersView();
  return (
    <ListPage title={membershipPlaces.people.name}>
      <div inert aria-hidden className={classes.waiting}>
        <PanelTabs membershipId="" view={view} />
        {view.panel === 'people' ? <PeoplePanelSkeleton view={view} /> : <RowsSkeleton />}
      </div>
    </ListPage>
  );
}

function PanelTabs({ membershipId, view }: { membershipId: string; view: MembersView }) {
  return (
    <PageTabs
      label={text.panelsLabel}
      tabs={memberPanels.map((panel) => ({
        label: text.panels[panel],
        to: membersPath(membershipId, panel),
        isCurrent: panel === view.panel,
      }))}
    />
  );
}
