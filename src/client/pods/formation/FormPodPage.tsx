import { useState } from 'react';
import type { Pod } from '../../../contract/entities.gen';
import { addPodLikePath } from '../../../domain/links';
import { canBeSeated } from '../../../domain/pods/formation';
import { useGetMembershipQuery } from '../../api/membershipsApi';
import { useGetPodFormationQuery } from '../../api/podsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/states/EmptyState';
import { FormPage } from '../../ui/pages/FormPage';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton, RowsSkeleton } from '../../ui/states/skeletons';
import { podCrumbs } from '../podCrumbs';
import { WithPod } from '../WithPod';
import { words as text } from './formationWords.gen';
import { FormPodForm } from './FormPodForm';

const skeleton = (
  <>
    <RowsSkeleton count={4} />
    <FieldsSkeleton count={6} />
  </>
);

export function FormPodPage() {
  return (
    <WithPod isCandidate={() => false} skeleton={skeleton}>
      {(pod) => <FormPod key={pod.id} pod={pod} />}
    </WithPod>
  );
}

function FormPod({ pod }: { pod: Pod }) {
  const membership = useGetMembershipQuery({ id: pod.membershipId });
  const formation = useGetPodFormationQuery({ id: pod.id });
  // An open form keeps what was typed, even if everybody leaves the waitlist.
  const [hasOpened, setHasOpened] = useState(false);
  if (!hasOpened && formation.currentData?.people.some(canBeSeated)) setHasOpened(true);
  return (
    <FormPage title={text.title} crumbs={podCrumbs(pod, text.title)} intro={text.intro({ pod: pod.name })}>
      <QueryState query={membership} skeleton={skeleton}>
        {(of) => (
          <QueryState
            query={formation}
            skeleton={skeleton}
            isEmpty={({ people }) => !hasOpened && !people.some(canBeSeated)}
            empty={<NobodyAgreed pod={pod} waiting={formation.currentData?.waiting ?? 0} />}
          >
            {(loaded) => <FormPodForm pod={pod} membership={of} formation={loaded} />}
          </QueryState>
        )}
      </QueryState>
    </FormPage>
  );
}

function NobodyAgreed({ pod, waiting }: { pod: Pod; waiting: number }) {
  const addLike = (
    <ButtonLink to={addPodLikePath(pod.membershipId, pod.id)} variant="default">
      {text.addLike}
    </ButtonLink>
  );
  return (
    <EmptyState title={text.none} action={addLike}>
      {text.noneWhy({ waiting })}
    </EmptyState>
  );
}
