import type { Leader, Membership, Pod } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListLeadersQuery } from '../api/leadershipApi';
import { useGetPodQuery } from '../api/podsApi';
import { WithMembership } from '../memberships';
import { WithPod } from '../pods';
import { fullName } from '../ui/fullName';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { NoticePage } from '../ui/NoticePage';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { useHeld } from '../ui/useHeld';
import { useSubject } from '../ui/useSubject';
import { ConfirmDemotion } from './ConfirmDemotion';
import { words } from './words';

const text = words.demote;
const skeleton = <CardsSkeleton count={1} />;

/** /leader/demote: a leader is unassigned. Its address names them and the membership, or the pod they lead. */
export function DemoteLeaderPage() {
  const { id: leaderId, unreadable } = useSubject('leader');
  if (unreadable) return <NotFoundNotice />;
  if (leaderId) {
    return (
      <WithMembership can="manageMembers">
        {(membership) => <NamedLeader membership={membership} leaderId={leaderId} />}
      </WithMembership>
    );
  }
  return (
    <WithPod isCandidate={({ can }) => can.demoteLeader} skeleton={skeleton}>
      {(pod) => <LeaderOfPod key={pod.id} pod={pod} />}
    </WithPod>
  );
}

function LeaderOfPod({ pod: live }: { pod: Pod }) {
  const { held, holding } = useHeld<Pod>();
  const pod = held ?? live;
  const { can, leaderId, leaderName, membershipId, membershipName } = pod;
  if (!can.demoteLeader || leaderId === undefined || leaderName === undefined) return <NotFoundNotice />;
  return (
    <ConfirmDemotion
      leader={{ userId: leaderId, name: leaderName }}
      membership={{ id: membershipId, name: membershipName }}
      pod={pod}
      demoting={(send) => holding(pod, send)}
    />
  );
}

function NamedLeader({ membership, leaderId }: { membership: Membership; leaderId: string }) {
  const leaders = useListLeadersQuery({ id: membership.id });
  const { held, holding } = useHeld<Leader>();
  return (
    <QueryState query={leaders} skeleton={skeleton}>
      {(list) => {
        const leader = held ?? list.find(({ userId }) => userId === leaderId);
        if (!leader) return <NotLeading />;
        const demoting = (send: () => Promise<unknown>) => holding(leader, send);
        return <Demotion membership={membership} leader={leader} demoting={demoting} />;
      }}
    </QueryState>
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
  demoting: (send: () => Promise<unknown>) => Promise<unknown>;
}

function Demotion({ membership, leader: { userId, podId, ...person }, demoting }: DemotionProps) {
  const leader = { userId, name: fullName(person) };
  if (podId === undefined) return <ConfirmDemotion membership={membership} leader={leader} demoting={demoting} />;
  return <DemotionInPod membership={membership} leader={leader} podId={podId} demoting={demoting} />;
}

interface DemotionInPodProps extends Omit<DemotionProps, 'leader'> {
  leader: { userId: string; name: string };
  podId: string;
}

function DemotionInPod({ podId, demoting, ...demotion }: DemotionInPodProps) {
  const pod = useGetPodQuery({ id: podId });
  const { held, holding } = useHeld<Pod>();
  return (
    <QueryState query={pod} skeleton={skeleton}>
      {(loaded) => {
        const facts = held ?? loaded;
        return <ConfirmDemotion {...demotion} pod={facts} demoting={(send) => demoting(() => holding(facts, send))} />;
      }}
    </QueryState>
  );
}
