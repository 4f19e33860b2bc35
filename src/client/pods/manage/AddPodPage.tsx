import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Membership, Pod } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useGetMembershipQuery } from '../../api/membershipsApi';
import { useGetPodQuery } from '../../api/podsApi';
import { useMyMemberships } from '../../memberships';
import { useSelectedBusiness } from '../../session';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/states/EmptyState';
import { FormPage } from '../../ui/pages/FormPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { useSubject } from '../../ui/states/useSubject';
import { MembershipSelect } from '../MembershipSelect';
import { words } from '../words.gen';
import { AddPod } from './AddPod';

const text = words.form;
const crumbs = [{ label: membershipPlaces.pods.name, to: paths.pods }, { label: text.addTitle }];

/** Adds to the membership of the address, or to the first where the user may add a pod. */
export function AddPodPage() {
  const { id, unreadable } = useSubject('membership');
  const mine = useMyMemberships();
  // The membership may belong to another business than the selected one.
  const named = useGetMembershipQuery(id ? { id } : skipToken);
  const isWaiting = mine.currentData === undefined && mine.error === undefined;
  if (unreadable) return <NotFoundNotice />;
  return (
    <FormPage title={text.addTitle} crumbs={crumbs} intro={text.addIntro}>
      {id ? (
        // The choice of memberships above would push the form down.
        <QueryState query={named} isWaiting={isWaiting} skeleton={<FieldsSkeleton />}>
          {(membership) => <AddPodIn membership={membership} memberships={mine.currentData ?? []} />}
        </QueryState>
      ) : (
        <QueryState query={mine} skeleton={<FieldsSkeleton />}>
          {(all) => <AddPodIn membership={all.find(({ can }) => can.addPod)} memberships={all} />}
        </QueryState>
      )}
    </FormPage>
  );
}

interface AddPodInProps {
  membership: Membership | undefined;
  memberships: readonly Membership[];
}

function AddPodIn({ membership, memberships }: AddPodInProps) {
  const likeId = useSubject('pod').id;
  if (!membership?.can.addPod) return <CannotAddPod hasNone={!membership && memberships.length === 0} />;
  const isListed = memberships.some(({ id }) => id === membership.id);
  const choices = isListed ? memberships : [membership, ...memberships];
  return (
    <>
      <MembershipSelect
        memberships={choices.filter(({ can }) => can.addPod)}
        chosen={membership.id}
        subject="membership"
      />
      {likeId ? (
        <AddPodLike key={`${membership.id} ${likeId}`} membership={membership} likeId={likeId} />
      ) : (
        <AddPod key={membership.id} membership={membership} />
      )}
    </>
  );
}

/** `likeId`: the pod whose waitlist is the reason for the new pod. */
function AddPodLike({ membership, likeId }: { membership: Membership; likeId: string }) {
  const [filledFrom, setFilledFrom] = useState<Pod>();
  const like = useGetPodQuery({ id: likeId });
  if (like.currentData && !filledFrom) setFilledFrom(like.currentData);
  // The form keeps what was typed, whatever happens to that pod.
  const query = filledFrom ? { currentData: filledFrom, refetch: like.refetch } : like;
  const withoutIt = (
    <>
      <p>{text.likeGone}</p>
      <AddPod membership={membership} />
    </>
  );
  return (
    <QueryState query={query} skeleton={<FieldsSkeleton count={6} />} missing={withoutIt}>
      {(pod) => <AddPod membership={membership} like={pod} />}
    </QueryState>
  );
}

function CannotAddPod({ hasNone }: { hasNone: boolean }) {
  const { business } = useSelectedBusiness();
  if (hasNone && business?.can.addMembership) {
    return (
      <EmptyState
        title={text.noMembership}
        action={<ButtonLink to={paths.membershipsAdd}>{text.addMembership}</ButtonLink>}
      >
        {text.noMembershipWhy}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={text.mayNot} action={<ButtonLink to={paths.pods}>{text.toPods}</ButtonLink>}>
      {text.mayNotWhy}
    </EmptyState>
  );
}
