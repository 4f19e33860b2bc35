import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import type { Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useListPodMembersQuery } from '../../api/podsApi';
import { BackTo } from '../../ui/pages/BackTo';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { SubjectState } from '../../ui/states/SubjectState';
import { useFrozenSubject } from '../../ui/states/useFrozenSubject';
import { useSubject } from '../../ui/states/useSubject';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';

type Children = (pod: Pod, person: PodMember) => ReactNode;

const skeleton = <CardsSkeleton count={2} />;

/**
 * From the address, or the only participant; otherwise links to all (rule platform.subjects). For the leader, owner
 * and admins.
 */
export function WithParticipant({ children }: { children: Children }) {
  return (
    <WithPod isCandidate={({ can }) => can.removeMembers} skeleton={skeleton}>
      {(pod) => (pod.can.removeMembers ? <PersonIn key={pod.id} pod={pod} then={children} /> : <NotFoundNotice />)}
    </WithPod>
  );
}

function PersonIn({ pod, then }: { pod: Pod; then: Children }) {
  const { id, unreadable } = useSubject('person');
  const holder = useFrozenSubject<PodMember[]>();
  const members = useListPodMembersQuery(unreadable ? skipToken : { id: pod.id });
  if (unreadable) return <NotFoundNotice />;
  return (
    <SubjectState frozenSubject={holder} query={members} skeleton={skeleton}>
      {(people) => {
        const [only, ...others] = people.filter(({ leader }) => !leader);
        const person = id ? people.find(({ userId }) => userId === id) : others.length === 0 ? only : undefined;
        if (person) return then(pod, person);
        if (id) return <NotFoundNotice />;
        return <BackTo to={pathTo(paths.podParticipants, { pod: pod.id })} notice={words.participant.choose} />;
      }}
    </SubjectState>
  );
}
