import type { Leader, LeaderPod } from '../../contract/entities.gen';
import { useListLeadersQuery } from '../api/leadershipApi';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { PersonHead } from '../ui/PersonHead';
import { QueryState } from '../ui/QueryState';
import { RowsSkeleton } from '../ui/skeletons';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import classes from './meetings.module.css';
import { WithLeaderPod } from './WithLeaderPod';
import { words } from './words';

const text = words.leaderPods;

/** /leader-pod/participants: the membership's leaders by full name, each with a bio. */
export function LeaderPodParticipantsPage() {
  return (
    <WithLeaderPod skeleton={<RowsSkeleton />}>
      {(leaderPod) => <Participants key={leaderPod.id} leaderPod={leaderPod} />}
    </WithLeaderPod>
  );
}

/** Who is approved, and has neither confirmed the training nor leads, doesn't attend yet (rule meetings.leaderMeetings). */
const attends = ({ leaderStatus, podId }: Leader) => leaderStatus === 'SIGNED_OFF' || podId !== undefined;

function Participants({ leaderPod }: { leaderPod: LeaderPod }) {
  const leaders = useListLeadersQuery({ id: leaderPod.membershipId });
  return (
    <ListPage
      title={text.participants}
      crumbs={leaderPodCrumbs(leaderPod, text.participants)}
      intro={text.whoElseAttends}
    >
      <QueryState
        query={leaders}
        skeleton={<RowsSkeleton />}
        isEmpty={(all) => !all.some(attends)}
        empty={<EmptyState title={text.noLeaders}>{text.noLeadersWhy}</EmptyState>}
      >
        {(all) => (
          <ul className={classes.grid}>
            {all.filter(attends).map((leader) => (
              <LeaderCard key={leader.userId} leader={leader} />
            ))}
          </ul>
        )}
      </QueryState>
    </ListPage>
  );
}

function LeaderCard({ leader }: { leader: Leader }) {
  const { podName, bio } = leader;
  return (
    <Card as="li">
      <PersonHead
        person={leader}
        badge={podName && <Badge>{text.leads(podName)}</Badge>}
        bio={{ text: bio, none: text.noBio }}
      />
    </Card>
  );
}
