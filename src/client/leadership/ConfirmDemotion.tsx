import { useNavigate } from 'react-router-dom';
import type { LeaderCandidate, LeaderCandidates, Member, Membership, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useDemoteLeaderMutation, useGetLeaderCandidatesQuery } from '../api/leadershipApi';
import { useListMembersQuery } from '../api/membersApi';
import { podCrumbs } from '../pods';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { fullName } from '../ui/people/fullName';
import { NoticePage } from '../ui/pages/NoticePage';
import { showMessage } from '../ui/messages/showMessage';
import { CardsSkeleton } from '../ui/states/skeletons';
import { SubjectState } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { words } from './words.gen';

const text = words.demote;
const skeleton = <CardsSkeleton count={1} />;

interface ConfirmDemotionProps {
  membership: Pick<Membership, 'id' | 'name'>;
  leader: { userId: string; name: string };
  pod?: Pod;
}

/** The confirmed assistant, unless disabled or leading another pod (rule leadership.demotion). */
const successorIn = ({ assistantId }: Pod, candidates: readonly LeaderCandidate[]) =>
  candidates.find(({ userId, leadsPodName }) => userId === assistantId && leadsPodName === undefined);

export function ConfirmDemotion({ pod, ...props }: ConfirmDemotionProps) {
  return pod ? <DemotionFromPod {...props} pod={pod} /> : <Confirm {...props} />;
}

type DemotionFromPodProps = ConfirmDemotionProps & { pod: Pod };

/** A leader who participates in another pod can't stay in this one, so can't be unassigned. */
function DemotionFromPod(props: DemotionFromPodProps) {
  const { leader, membership, pod } = props;
  const holder = useFrozenSubject<Member[]>();
  const people = useListMembersQuery({ id: membership.id, userId: leader.userId });
  return (
    <SubjectState frozenSubject={holder} query={people} skeleton={skeleton}>
      {(found) => {
        const { podId, podName = '' } = found.find(({ userId }) => userId === leader.userId) ?? {};
        if (podId !== undefined && podId !== pod.id)
          return <TakesPartElsewhere {...props} other={{ id: podId, name: podName }} />;
        return pod.assistantConfirmed ? <WithSuccessor {...props} /> : <Confirm {...props} />;
      }}
    </SubjectState>
  );
}

function TakesPartElsewhere({ leader, pod, other }: DemotionFromPodProps & { other: Pick<Pod, 'id' | 'name'> }) {
  const action = { label: text.toOther({ other: other.name }), to: pathTo(paths.podsAdmin, { pod: other.id }) };
  return (
    <NoticePage title={text.elsewhere({ name: leader.name })} action={action}>
      <p>{text.elsewhereWhy({ name: leader.name, other: other.name, pod: pod.name })}</p>
    </NoticePage>
  );
}

function WithSuccessor(props: DemotionFromPodProps) {
  const { pod } = props;
  const holder = useFrozenSubject<LeaderCandidates>();
  const choice = useGetLeaderCandidatesQuery({ id: pod.id, userId: pod.assistantId });
  return (
    <SubjectState frozenSubject={holder} query={choice} skeleton={skeleton}>
      {({ candidates }) => <Confirm {...props} successor={successorIn(pod, candidates)} />}
    </SubjectState>
  );
}

const effectsOnPod = (name: string, podName: string, successor: LeaderCandidate | undefined) => [
  text.stays({ name, pod: podName }),
  successor ? text.successor({ name: fullName(successor) }) : text.noSuccessor({ pod: podName }),
];

interface ConfirmProps extends ConfirmDemotionProps {
  successor?: LeaderCandidate;
}

function Confirm({ membership, leader: { userId, name }, pod, successor }: ConfirmProps) {
  const navigate = useNavigate();
  const [demote] = useDemoteLeaderMutation();
  const back = pod ? pathTo(paths.pod, { pod: pod.id }) : paths.memberships;
  const next = pod && !successor ? pathTo(paths.leaderSwitch, { pod: pod.id }) : back;
  const unassign = async () => {
    await demote({ id: membership.id, leaderId: userId }).unwrap();
    await navigate(next, { replace: true });
    showMessage(text.done({ name }));
  };
  return (
    <ConfirmPage
      title={text.title({ name })}
      crumbs={
        pod ? podCrumbs(pod, text.crumb) : [{ label: text.toMembership, to: paths.memberships }, { label: text.crumb }]
      }
      effects={[
        ...(pod ? effectsOnPod(name, pod.name, successor) : []),
        text.leads({ name, membership: membership.name }),
        text.mailed({ name }),
      ]}
      verb={text.verb}
      danger
      onConfirm={unassign}
      back={{ to: back }}
    />
  );
}
