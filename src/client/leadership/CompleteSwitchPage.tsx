import { Navigate } from 'react-router-dom';
import type { LeaderTransfer } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useGetLeaderTransferQuery, useListMyLeaderTransfersQuery } from '../api/leadershipApi';
import { statusOf } from '../api/problem';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { SubjectState } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { useSubject } from '../ui/states/useSubject';
import { AnswerTransfer } from './AnswerTransfer';
import { RequestNotFound } from './RequestNotFound';
import { words } from './words.gen';

const skeleton = <FieldsSkeleton count={1} />;

export function CompleteSwitchPage() {
  const transfer = useSubject('request');
  const pod = useSubject('pod');
  if (transfer.unreadable || pod.unreadable) return <RequestNotFound />;
  if (transfer.id) return <RequestNamed key={transfer.id} id={transfer.id} />;
  return <OnlyRequest podId={pod.id} />;
}

/**
 * Puts the only pending offer, for the given pod or any, in the address: once it is answered no list contains it,
 * even before the page has navigated.
 */
function OnlyRequest({ podId }: { podId: string | undefined }) {
  const transfers = useListMyLeaderTransfersQuery();
  return (
    <QueryState query={transfers} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter((one) => podId === undefined || one.podId === podId);
        if (only && others.length === 0) {
          return <Navigate to={pathTo(paths.leaderCompleteSwitch, { request: only.id })} replace />;
        }
        return <RequestNotFound>{only && <p>{words.notFound.several}</p>}</RequestNotFound>;
      }}
    </QueryState>
  );
}

function RequestNamed({ id }: { id: string }) {
  const holder = useFrozenSubject<LeaderTransfer>();
  const transfer = useGetLeaderTransferQuery({ id });
  if ([400, 404].includes(statusOf(transfer.error) ?? 0)) return <RequestNotFound />;
  return (
    <SubjectState frozenSubject={holder} query={transfer} skeleton={skeleton}>
      {(asked) => (asked.state === 'open' ? <AnswerTransfer transfer={asked} /> : <RequestNotFound />)}
    </SubjectState>
  );
}
