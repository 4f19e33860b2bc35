import { Navigate } from 'react-router-dom';
import type { LeaderTransfer } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useGetLeaderTransferQuery } from '../api/leadershipApi';
import { useGetPodQuery, useListMyPodsQuery } from '../api/podsApi';
import { statusOf } from '../api/problem';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';
import { useHeld } from '../ui/useHeld';
import { useSubject } from '../ui/useSubject';
import { AnswerTransfer } from './AnswerTransfer';
import { RequestNotFound } from './RequestNotFound';
import { words } from './words';

const skeleton = <FieldsSkeleton count={1} />;

/** /leader/complete-switch: who was asked to lead a pod accepts with their meeting link, or declines. */
export function CompleteSwitchPage() {
  const transfer = useSubject('request');
  const pod = useSubject('pod');
  if (transfer.unreadable || pod.unreadable) return <RequestNotFound />;
  if (transfer.id) return <RequestNamed key={transfer.id} id={transfer.id} />;
  return pod.id ? <RequestIn podId={pod.id} /> : <OnlyRequest />;
}

/** Names the offer in the address: once it is answered no list has it any more, while the page still leads on. */
function ToRequest({ id }: { id: string | undefined }) {
  if (id) return <Navigate to={pathTo(paths.leaderCompleteSwitch, { request: id })} replace />;
  return (
    <RequestNotFound>
      <p>{words.notFound.notNamed}</p>
    </RequestNotFound>
  );
}

/** The offer to this person in a pod. */
function RequestIn({ podId }: { podId: string }) {
  const pod = useGetPodQuery({ id: podId });
  return (
    <QueryState query={pod} skeleton={skeleton} missing={<RequestNotFound />}>
      {({ offeredTransferId }) => <ToRequest id={offeredTransferId} />}
    </QueryState>
  );
}

/**
 * Without anything in the address: the only offer that waits for this person in a pod they are in. Whoever leads without
 * a pod may be asked to lead one that they aren't in, and needs the link in their mail.
 */
function OnlyRequest() {
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={pods} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.flatMap(({ offeredTransferId }) => offeredTransferId ?? []);
        return <ToRequest id={others.length === 0 ? only : undefined} />;
      }}
    </QueryState>
  );
}

function RequestNamed({ id }: { id: string }) {
  const transfer = useGetLeaderTransferQuery({ id });
  const { held, holding } = useHeld<LeaderTransfer>();
  if ([400, 404].includes(statusOf(transfer.error) ?? 0)) return <RequestNotFound />;
  return (
    <QueryState query={transfer} skeleton={skeleton}>
      {(loaded) => {
        const asked = held ?? loaded;
        if (asked.state !== 'open') return <RequestNotFound />;
        return <AnswerTransfer transfer={asked} answering={(send) => holding(asked, send)} />;
      }}
    </QueryState>
  );
}
