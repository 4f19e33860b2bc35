import type { Leader, Membership, Pod } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListLeadersQuery } from '../api/leadershipApi';
import { useGetPodQuery } from '../api/podsApi';
import { WithMembership } from '../memberships';
import { WithPod } from '../pods';
import { fullName } from '../ui/people/fullName';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { NoticePage } from '../ui/pages/NoticePage';
import { CardsSkeleton } from '../ui/states/skeletons';
import { SubjectState } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { useSubject } from '../ui/states/useSubject';
import { ConfirmDemotion } from './ConfirmDemotion';
import { words } from './words.gen';

const text = words.demote;
const skeleton = <CardsSkeleton count={1} />;

/** The address names the leader and the membership, or the pod they lead. */
export function DemoteLeaderPage() {
  const { id: leaderId, unreadable } = useSubject('leader');
  if (unreadable) return <NotFoundNotice />;
  if (leaderId) {
    return (
      <WithMembership can="manageMembers">
        {(membership) => <NamedLeader key={leaderId} membership={membership} leaderId={leaderId} />}
      </WithMembership>
    );
  }
  return (
    <WithPod isCandidate={({ can }) => can.demoteLeader} skeleton={skeleton}>
      {(pod) => <LeaderOfPod key={pod.id} pod={pod} />}
    </WithPod>
  );
}

function LeaderOfPod({ pod }: { pod: Pod }) {
  const { can, leaderId, leaderName, membershipId, membershipName } = pod;
  if (!can.demoteLeader || leaderId === undefined || leaderName === undefined) return <NotFoundNotice />;
  return (
    <ConfirmDemotion
      leader={{ userId: leaderId, name: leaderName }}
      membership={{ id: membershipId, name: membershipName }}
      pod={pod}
    />
  );
}

function NamedLeader({ membership, leaderId }: { membership: Membership; leaderId: string }) {
  const holder = useFrozenSubject<Leader[]>();
  const leaders = useListLeadersQuery({ id: membership.id, userId: leaderId });
  return (
    <SubjectState frozenSubject={holder} query={leaders} skeleton={skeleton}>
      {(list) => {
        const leader = list.find(({ userId }) => userId === leaderId);
        return leader ? <Demotion membership={membership} leader={leader} /> : <NotLeading />;
      }}
    </SubjectState>
  );
}

function NotLeading() {
  return (
    <NoticePage title={text.notLeading} action={{ label: text.toMembership, to: paths.memberships }}>
      <p>{text.notLeadingWhy}</p>
    </NoticePage>
  );
}

interface DemotionProps {
  membership: Membership;
  leader: Leader;
}

function Demotion({ membership, leader: { userId, podId, ...person } }: DemotionProps) {
  const leader = { userId, name: fullName(person) };
  if (podId === undefined) return <ConfirmDemotion membership={membership} leader={leader} />;
  return <DemotionInPod key={podId} membership={membership} leader={leader} podId={podId} />;
}

interface DemotionInPodProps extends Omit<DemotionProps, 'leader'> {
  leader: { userId: string; name: string };
  podId: string;
}

function DemotionInPod({ podId, ...demotion }: DemotionInPodProps) {
  const holder = useFrozenSubject<Pod>();
  const pod = useGetPodQuery({ id: podId });
  return (
    <SubjectState frozenSubject={holder} query={pod} skeleton={skeleton}>
      {(loaded) => <ConfirmDemotion {...demotion} pod={loaded} />}
    </SubjectState>
  );
}
