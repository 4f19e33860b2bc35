import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import type { LeaderCandidate, Membership, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useDemoteLeaderMutation, useGetLeaderCandidatesQuery } from '../api/leadershipApi';
import { podCrumbs } from '../pods';
import { ConfirmPage } from '../ui/ConfirmPage';
import { fullName } from '../ui/fullName';
import { QueryState } from '../ui/QueryState';
import { showMessage } from '../ui/showMessage';
import { CardsSkeleton } from '../ui/skeletons';
import { useHeld } from '../ui/useHeld';
import { words } from './words';

const text = words.demote;

interface ConfirmDemotionProps {
  membership: Pick<Membership, 'id' | 'name'>;
  leader: { userId: string; name: string };
  /** The pod they lead, if they lead one. */
  pod?: Pod;
  /** Sends it, and leads on, while the page stays what it is. */
  demoting: (send: () => Promise<unknown>) => Promise<unknown>;
}

/** Who takes the pod over: its confirmed assistant, unless they are disabled or lead another pod (rule leadership.demotion). */
const successorIn = ({ assistantId }: Pod, candidates: readonly LeaderCandidate[]) =>
  candidates.find(({ userId, leadsPodName }) => userId === assistantId && leadsPodName === undefined);

/** What becomes of the person and their pod, and the act. */
export function ConfirmDemotion(props: ConfirmDemotionProps) {
  const { pod, demoting } = props;
  const choice = useGetLeaderCandidatesQuery(pod?.assistantConfirmed ? { id: pod.id } : skipToken);
  const { held, holding } = useHeld<{ successor: LeaderCandidate | undefined }>();
  const confirm = (found?: LeaderCandidate) => {
    const { successor } = held ?? { successor: found };
    const act = (send: () => Promise<unknown>) => demoting(() => holding({ successor }, send));
    return <Confirm {...props} successor={successor} demoting={act} />;
  };
  if (!pod?.assistantConfirmed) return confirm();
  return (
    <QueryState query={choice} skeleton={<CardsSkeleton count={1} />}>
      {({ candidates }) => confirm(successorIn(pod, candidates))}
    </QueryState>
  );
}

/** What becomes of the pod: its assistant takes it over, or it has no leader. */
const effectsOnPod = (name: string, podName: string, successor: LeaderCandidate | undefined) => [
  text.stays(name, podName),
  successor ? text.successor(fullName(successor)) : text.noSuccessor(podName),
];

interface ConfirmProps extends ConfirmDemotionProps {
  successor: LeaderCandidate | undefined;
}

function Confirm({ membership, leader: { userId, name }, pod, successor, demoting }: ConfirmProps) {
  const navigate = useNavigate();
  const [demote] = useDemoteLeaderMutation();
  const back = pod ? pathTo(paths.pod, { pod: pod.id }) : paths.memberships;
  // Without anybody who takes it over the pod waits for somebody to be chosen.
  const next = pod && !successor ? pathTo(paths.leaderSwitch, { pod: pod.id }) : back;
  const unassign = () =>
    demoting(async () => {
      await demote({ id: membership.id, leaderId: userId }).unwrap();
      await navigate(next, { replace: true });
      showMessage(text.done(name));
    });
  return (
    <ConfirmPage
      title={text.title(name)}
      crumbs={
        pod ? podCrumbs(pod, text.crumb) : [{ label: text.toMembership, to: paths.memberships }, { label: text.crumb }]
      }
      effects={[
        ...(pod ? effectsOnPod(name, pod.name, successor) : []),
        text.leads(name, membership.name),
        text.mailed(name),
      ]}
      verb={text.verb}
      danger
      onConfirm={unassign}
      back={{ to: back }}
    />
  );
}
