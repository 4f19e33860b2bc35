import { paths } from '../../domain/links';
import { useMyMemberships } from '../memberships';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { useSubject } from '../ui/useSubject';
import { PodsToJoin } from './PodsToJoin';
import { words } from './words';

const text = words.list;
const crumbs = [{ label: words.pods, to: paths.pods }, { label: text.title }];

/** /pods/join: pods with places by weekday then time, full ones as waitlists (rule pods.lists). */
export function JoinPodPage() {
  const memberships = useMyMemberships();
  const { id, unreadable } = useSubject('request');
  if (unreadable) return <NotFoundNotice />;
  return (
    <ListPage title={text.title} crumbs={crumbs}>
      {id ? (
        <PodsToJoin key={id} membershipId={id} memberships={memberships.currentData ?? []} />
      ) : (
        <QueryState query={memberships} skeleton={<CardsSkeleton />}>
          {(all) => {
            const first = all.find(({ can }) => can.joinPod);
            return first ? (
              <PodsToJoin key={first.id} membershipId={first.id} memberships={all} />
            ) : (
              <NoMembershipToJoin />
            );
          }}
        </QueryState>
      )}
    </ListPage>
  );
}

function NoMembershipToJoin() {
  return (
    <EmptyState title={text.nowhere} action={<ButtonLink to={paths.pods}>{text.toPods}</ButtonLink>}>
      {text.nowhereWhy}
    </EmptyState>
  );
}
