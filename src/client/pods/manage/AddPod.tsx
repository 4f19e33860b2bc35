import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Leader, Membership, Pod, PodInput, User } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { useLeaderPagesInfiniteQuery } from '../../api/leadershipApi';
import { useListStaffTasksQuery } from '../../api/membershipsApi';
import { useCreatePodMutation } from '../../api/podsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { showMessage } from '../../ui/messages/showMessage';
import { useReaderZone } from '../../ui/readerZone';
import { LoadingState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { nowInSeconds } from '../../ui/useNow';
import { words } from '../words.gen';
import { PodForm } from './PodForm';
import { newPodFormValues } from './podFormValues';

const text = words.form;

interface AddPodProps {
  membership: Membership;
  like?: Pod;
}

/** Waits for the leaders, so that the only one is chosen from the start. */
export function AddPod({ membership, like }: AddPodProps) {
  const { id, owner, admin, can } = membership;
  const { data: me, isLoading } = useGetMyUserQuery();
  const leaders = useLeaderPagesInfiniteQuery(owner || admin ? { id, filter: 'canLeadNewPod' } : skipToken);
  if (leaders.isLoading || isLoading) return <LoadingState skeleton={<FieldsSkeleton count={6} />} />;
  const pages = leaders.currentData?.pages ?? [];
  const others = pages.flatMap(({ items }) => items).filter(({ userId }) => userId !== me?.id);
  const choices = [...(me && can.leadNewPod ? [me.id] : []), ...others.map(({ userId }) => userId)];
  const only = choices.length === 1 && !leaders.hasNextPage ? choices[0] : undefined;
  return (
    <NewPod
      membership={membership}
      like={like}
      me={me}
      others={others}
      leaderId={leaders.isSuccess ? only : undefined}
    />
  );
}

/** While the list is unknown, the pod isn't taken for the first. */
function useIsFirst({ id, businessId, owner, admin }: Membership): boolean {
  const { currentData } = useListStaffTasksQuery(owner || admin ? { id: businessId } : skipToken);
  return currentData?.find(({ membershipId }) => membershipId === id)?.podCount === 0;
}

interface NewPodProps extends AddPodProps {
  me: User | undefined;
  others: readonly Leader[];
  leaderId: string | undefined;
}

function NewPod({ membership, like, me, others, leaderId }: NewPodProps) {
  const navigate = useNavigate();
  const timezone = useReaderZone();
  const isFirst = useIsFirst(membership);
  const people = [...others, ...(me ? [{ ...me, userId: me.id, timezone }] : [])];
  const [createPod] = useCreatePodMutation();
  const [initialValues] = useState(() =>
    newPodFormValues(
      { maxParticipants: membership.defaultMaxParticipants, leaderId, timezone, now: nowInSeconds() },
      like,
    ),
  );
  const add = async (podInput: PodInput) => {
    const pod = await createPod({ id: membership.id, podInput }).unwrap();
    const here = { pod: pod.id };
    const invite = pathTo(paths.membershipInvitePeople, { membership: membership.id, ...here });
    await navigate(isFirst ? invite : pathTo(paths.pod, here), { replace: true });
    // The invitations say so themselves.
    if (!isFirst) showMessage(text.added({ pod: pod.name }));
  };
  return (
    <>
      {like && <p>{text.likeAnother({ pod: like.name })}</p>}
      <PodForm
        membership={membership}
        initialValues={initialValues}
        draft={formDraft(`new-pod.${membership.id}.${like?.id ?? ''}`)}
        attendees={(chosen) => people.filter(({ userId }) => userId === chosen)}
        onSave={add}
        submit={text.create}
        back={paths.pods}
      />
    </>
  );
}
