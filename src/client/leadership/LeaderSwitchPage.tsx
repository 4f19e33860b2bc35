import type { LeaderCandidates, Pod } from '../../contract/entities.gen';
import { useGetLeaderCandidatesQuery } from '../api/leadershipApi';
import { WithPod } from '../pods';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { RowsSkeleton } from '../ui/skeletons';
import { useSubject } from '../ui/useSubject';
import { ChooseLeader } from './ChooseLeader';
import { ConfirmLeaderSwitch } from './ConfirmLeaderSwitch';

/** /leader/switch: somebody is chosen to lead a pod, and asked. Its address names the pod, and who is chosen. */
export function LeaderSwitchPage() {
  return (
    <WithPod isCandidate={({ can }) => can.offerTransfer} skeleton={<RowsSkeleton />}>
      {(pod) => (pod.can.offerTransfer ? <SwitchLeader key={pod.id} pod={pod} /> : <NotFoundNotice />)}
    </WithPod>
  );
}

function SwitchLeader({ pod }: { pod: Pod }) {
  const { id: personId, unreadable } = useSubject('person');
  const choice = useGetLeaderCandidatesQuery({ id: pod.id });
  if (unreadable) return <NotFoundNotice />;
  return (
    <QueryState query={choice} skeleton={<RowsSkeleton />}>
      {(loaded: LeaderCandidates) =>
        personId ? (
          <ConfirmLeaderSwitch key={personId} pod={pod} choice={loaded} personId={personId} />
        ) : (
          <ChooseLeader pod={pod} choice={loaded} />
        )
      }
    </QueryState>
  );
}
