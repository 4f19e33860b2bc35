import type { LeaderCandidates, Pod } from '../../contract/entities.gen';
import { useGetLeaderCandidatesQuery } from '../api/leadershipApi';
import { WithPod } from '../pods';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { RowsSkeleton } from '../ui/states/skeletons';
import { SubjectState } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { useSubject } from '../ui/states/useSubject';
import { ChooseLeader } from './ChooseLeader';
import { ConfirmLeaderSwitch } from './ConfirmLeaderSwitch';

export function LeaderSwitchPage() {
  return (
    <WithPod isCandidate={({ can }) => can.offerTransfer} skeleton={<RowsSkeleton />}>
      {(pod) => (pod.can.offerTransfer ? <SwitchLeader key={pod.id} pod={pod} /> : <NotFoundNotice />)}
    </WithPod>
  );
}

function SwitchLeader({ pod }: { pod: Pod }) {
  const { id: personId, unreadable } = useSubject('person');
  if (unreadable) return <NotFoundNotice />;
  return personId ? <Chosen key={personId} pod={pod} personId={personId} /> : <ChooseLeader pod={pod} />;
}

function Chosen({ pod, personId }: { pod: Pod; personId: string }) {
  const holder = useFrozenSubject<LeaderCandidates>();
  const choice = useGetLeaderCandidatesQuery({ id: pod.id, userId: personId });
  return (
    <SubjectState frozenSubject={holder} query={choice} skeleton={<RowsSkeleton />}>
      {(loaded) => <ConfirmLeaderSwitch pod={pod} choice={loaded} personId={personId} />}
    </SubjectState>
  );
}
