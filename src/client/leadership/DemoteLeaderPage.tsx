import { useNavigate } from 'react-router-dom';
import type { Leader, Membership, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useDemoteLeaderMutation, useListLeadersQuery } from '../api/leadershipApi';
import { useGetPodQuery } from '../api/podsApi';
import { WithMembership } from '../memberships';
import { podCrumbs, WithPod } from '../pods';
import { ConfirmPage } from '../ui/ConfirmPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { NoticePage } from '../ui/NoticePage';
import { QueryState } from '../ui/QueryState';
import { showMessage } from '../ui/showMessage';
import { CardsSkeleton } from '../ui/skeletons';
import { useSubject } from '../ui/useSubject';
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
      {(pod) =>
        pod.can.demoteLeader && pod.leaderId && pod.leaderName ? (
          <ConfirmDemotion
            leader={{ userId: pod.leaderId, name: pod.leaderName }}
            membership={{ id: pod.membershipId, name: pod.membershipName }}
            pod={pod}
          />
        ) : (
          <NotFoundNotice />
        )
      }
    </WithPod>
  );
}

interface LeaderOfMembership {
  membership: Pick<Membership, 'id' | 'name'>;
  leader: { userId: string; name: string };
}

function NamedLeader({ membership, leaderId }: { membership: Membership; leaderId: string }) {
  const leaders = useListLeadersQuery({ id: membership.id });
  return (
    <QueryState query={leaders} skeleton={skeleton}>
      {(list) => {
        const leader = list.find(({ userId }) => userId === leaderId);
        return leader ? <Demotion membership={membership} leader={leader} /> : <NotLeading />;
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

function Demotion({
  membership,
  leader: { userId, firstName, lastName, podId },
}: {
  membership: Membership;
  leader: Leader;
}) {
  const leader = { userId, name: `${firstName} ${lastName}` };
  if (podId === undefined) return <ConfirmDemotion membership={membership} leader={leader} />;
  return <DemotionInPod membership={membership} leader={leader} podId={podId} />;
}

function DemotionInPod({ podId, ...who }: LeaderOfMembership & { podId: string }) {
  const pod = useGetPodQuery({ id: podId });
  return (
    <QueryState query={pod} skeleton={skeleton}>
      {(loaded) => <ConfirmDemotion {...who} pod={loaded} />}
    </QueryState>
  );
}

/** What becomes of the pod: its confirmed assistant takes it over, or it has no leader (rule leadership.demotion). */
function effectsOnPod(name: string, { name: podName, assistantConfirmed, assistantName }: Pod): string[] {
  const successor = assistantConfirmed ? assistantName : undefined;
  return [text.stays(name, podName), successor ? text.successor(successor) : text.noSuccessor(podName)];
}

function ConfirmDemotion({ membership, leader: { userId, name }, pod }: LeaderOfMembership & { pod?: Pod }) {
  const navigate = useNavigate();
  const [demote] = useDemoteLeaderMutation();
  const back = pod ? pathTo(paths.pod, { pod: pod.id }) : paths.memberships;
  // Without an assistant the pod waits for somebody to be chosen.
  const next = pod && !pod.assistantConfirmed ? pathTo(paths.leaderSwitch, { pod: pod.id }) : back;
  const unassign = async () => {
    await demote({ id: membership.id, leaderId: userId }).unwrap();
    await navigate(next, { replace: true });
    showMessage(text.done(name));
  };
  return (
    <ConfirmPage
      title={text.title(name)}
      crumbs={
        pod ? podCrumbs(pod, text.crumb) : [{ label: text.toMembership, to: paths.memberships }, { label: text.crumb }]
      }
      effects={[...(pod ? effectsOnPod(name, pod) : []), text.leads(name, membership.name), text.mailed(name)]}
      verb={text.verb}
      danger
      onConfirm={unassign}
      back={{ to: back }}
    />
  );
}
