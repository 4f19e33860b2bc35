import { IconDownload } from '@tabler/icons-react';
import type { Membership } from '../../contract/entities.gen';
import { apiLinks, memberPanels, membersPath, pathTo, paths } from '../../domain/links';
import { membershipCrumbs, WithMembership } from '../memberships';
import { ButtonLink } from '../ui/ButtonLink';
import { Downloads } from '../ui/Downloads';
import { ListPage } from '../ui/pages/ListPage';
import { PageTabs } from '../ui/pages/PageTabs';
import { ListPageSkeleton, PeopleSkeleton } from '../ui/states/skeletons';
import { InvitationsPanel } from './InvitationsPanel';
import { PeoplePanel } from './PeoplePanel';
import { useMembersView } from './useMembersView';
import { WaitlistsPanel } from './WaitlistsPanel';
import { words } from './words';

const text = words.list;

const downloadIcon = <IconDownload size="1.25rem" aria-hidden />;

const skeleton = (
  <ListPageSkeleton>
    <PeopleSkeleton />
  </ListPageSkeleton>
);

export function MembersPage() {
  return (
    <WithMembership can="manageMembers" skeleton={skeleton}>
      {(membership) => <Members key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function Members({ membership }: { membership: Membership }) {
  const { id, name, can } = membership;
  const view = useMembersView();
  return (
    <ListPage
      title={text.title}
      crumbs={membershipCrumbs({ id, name }, { label: text.title })}
      actions={
        <>
          {can.manageInvites && (
            <ButtonLink to={pathTo(paths.membershipInvites, { membership: id })}>{text.invite}</ButtonLink>
          )}
          <Downloads files={[{ label: text.download, path: apiLinks.membersCsv(id), icon: downloadIcon }]} />
        </>
      }
    >
      <PageTabs
        label={text.panelsLabel}
        tabs={memberPanels.map((panel) => ({
          label: text.panels[panel],
          to: membersPath(id, panel),
          isCurrent: panel === view.panel,
        }))}
      />
      {view.panel === 'people' && <PeoplePanel membershipId={id} view={view} />}
      {view.panel === 'waitlists' && <WaitlistsPanel membershipId={id} view={view} />}
      {view.panel === 'invitations' && <InvitationsPanel membership={membership} />}
    </ListPage>
  );
}
