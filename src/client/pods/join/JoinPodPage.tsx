import { paths } from '../../../domain/links';
import { useMyMemberships } from '../../memberships';
import { ButtonLink } from '../../ui/ButtonLink';
import { DisabledNotices } from '../../ui/states/DisabledNotices';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListPage } from '../../ui/pages/ListPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { QueryState } from '../../ui/states/QueryState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useSubject } from '../../ui/states/useSubject';
import { words } from '../words.gen';
import { joinPodHeader, PodsToJoin } from './PodsToJoin';

const text = words.list;

export function JoinPodPage() {
  const memberships = useMyMemberships();
  const { id, unreadable } = useSubject('request');
  const all = memberships.currentData ?? [];
  const membershipId = id ?? all.find(({ can }) => can.joinPod)?.id;
  if (unreadable) return <NotFoundNotice />;
  if (membershipId) return <PodsToJoin key={membershipId} membershipId={membershipId} memberships={all} />;
  return (
    <ListPage {...joinPodHeader}>
      <QueryState query={memberships} skeleton={<CardsSkeleton />}>
        {() => <NoMembershipToJoin />}
      </QueryState>
    </ListPage>
  );
}

function NoMembershipToJoin() {
  return (
    <DisabledNotices
      otherwise={
        <EmptyState title={text.nowhere} action={<ButtonLink to={paths.pods}>{text.toPods}</ButtonLink>}>
          {text.nowhereWhy}
        </EmptyState>
      }
    />
  );
}
