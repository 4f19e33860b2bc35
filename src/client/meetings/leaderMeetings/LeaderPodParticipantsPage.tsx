import { listCount } from '../../ui/lists/listCount';
import type { Leader, LeaderPod } from '../../../contract/entities.gen';
import { useLeaderPagesInfiniteQuery } from '../../api/leadershipApi';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/pages/Card';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListEnd } from '../../ui/lists/ListEnd';
import { ListPage } from '../../ui/pages/ListPage';
import { ListSearch } from '../../ui/lists/ListSearch';
import { NoMatch } from '../../ui/states/NoMatch';
import { PersonHeader } from '../../ui/pages/PersonHeader';
import { QueryState } from '../../ui/states/QueryState';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { useAddressSearch } from '../../ui/lists/useAddressSearch';
import { useListedPages } from '../../ui/lists/useListedPages';
import classes from '../meetings.module.css';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { WithLeaderPod } from './WithLeaderPod';
import { words as text } from './leaderPodWords.gen';

export function LeaderPodParticipantsPage() {
  return (
    <WithLeaderPod skeleton={<RowsSkeleton />}>
      {(leaderPod) => <Participants key={leaderPod.id} leaderPod={leaderPod} />}
    </WithLeaderPod>
  );
}

const idOf = ({ userId }: Leader) => userId;

function Participants({ leaderPod }: { leaderPod: LeaderPod }) {
  const view = useAddressSearch();
  const answer = useLeaderPagesInfiniteQuery({ id: leaderPod.membershipId, filter: 'attending', ...view.asked });
  const { query, rest, isLong } = useListedPages(answer, { idOf });
  const { lastPage: last } = query.currentData ?? {};
  const none =
    last?.q === undefined ? (
      <EmptyState title={text.noLeaders}>{text.noLeadersWhy}</EmptyState>
    ) : (
      <NoMatch title={text.notFound({ search: last.q })} why={text.notFoundWhy} onClear={view.clear} />
    );
  return (
    <ListPage
      title={text.participants}
      crumbs={leaderPodCrumbs(leaderPod, text.participants)}
      intro={text.whoElseAttends}
    >
      {isLong && <ListSearch view={view} hint={text.searchHint} count={last && text.leaders(listCount(last.total))} />}
      <QueryState query={query} skeleton={<RowsSkeleton />} isEmpty={({ items }) => items.length === 0} empty={none}>
        {({ items }) => (
          <>
            <ul className={classes.grid}>
              {items.map((leader) => (
                <LeaderCard key={leader.userId} leader={leader} />
              ))}
            </ul>
            <ListEnd rest={rest} />
          </>
        )}
      </QueryState>
    </ListPage>
  );
}

function LeaderCard({ leader }: { leader: Leader }) {
  const { podName, bio } = leader;
  return (
    <Card as="li">
      <PersonHeader
        person={leader}
        badge={podName && <Badge>{text.leads({ pod: podName })}</Badge>}
        bio={{ text: bio, none: text.noBio }}
      />
    </Card>
  );
}
