import { useState } from 'react';
import { useGetLeaderTransferQuery } from '../api/leadershipApi';
import { useGetPodQuery, useListMyPodsQuery } from '../api/podsApi';
import { statusOf } from '../api/problem';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';
import { useSubject } from '../ui/useSubject';
import { AnswerTransfer } from './AnswerTransfer';
import { RequestNotFound } from './RequestNotFound';

const skeleton = <FieldsSkeleton count={1} />;

/** /leader/complete-switch: who was asked to lead a pod accepts with their meeting link, or declines. */
export function CompleteSwitchPage() {
  const transfer = useSubject('request');
  const pod = useSubject('pod');
  if (transfer.unreadable || pod.unreadable) return <RequestNotFound />;
  if (transfer.id) return <RequestNamed key={transfer.id} id={transfer.id} />;
  return pod.id ? <RequestIn podId={pod.id} /> : <OnlyRequest />;
}

/** The offer to this person in a pod. */
function RequestIn({ podId }: { podId: string }) {
  const pod = useGetPodQuery({ id: podId });
  return (
    <QueryState query={pod} skeleton={skeleton} missing={<RequestNotFound />}>
      {({ offeredTransferId }) => (offeredTransferId ? <RequestNamed id={offeredTransferId} /> : <RequestNotFound />)}
    </QueryState>
  );
}

/** Without anything in the address: the only offer that waits for this person. */
function OnlyRequest() {
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={pods} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.flatMap(({ offeredTransferId }) => offeredTransferId ?? []);
        return only && others.length === 0 ? <RequestNamed id={only} /> : <RequestNotFound />;
      }}
    </QueryState>
  );
}

function RequestNamed({ id }: { id: string }) {
  const transfer = useGetLeaderTransferQuery({ id });
  // Once answered it is closed, while the page still leads on.
  const [isAnswering, setIsAnswering] = useState(false);
  if ([400, 404].includes(statusOf(transfer.error) ?? 0)) return <RequestNotFound />;
  return (
    <QueryState query={transfer} skeleton={skeleton}>
      {(asked) =>
        asked.state === 'open' || isAnswering ? (
          <AnswerTransfer transfer={asked} onAnswering={setIsAnswering} />
        ) : (
          <RequestNotFound />
        )
      }
    </QueryState>
  );
}
