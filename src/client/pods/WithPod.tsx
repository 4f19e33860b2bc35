import type { ReactNode } from 'react';
import type { Pod } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useGetPodQuery, useListMyPodsQuery } from '../api/podsApi';
import { useSubject } from '../ui/useSubject';
import { BackTo } from '../ui/BackTo';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { words } from './words';

interface WithPodProps {
  /** Which of one's own pods the screen can be about, when its address names none; all of them by default. */
  isCandidate?: (pod: Pod) => boolean;
  skeleton?: ReactNode;
  children: (pod: Pod, refetch: () => unknown) => ReactNode;
}

/**
 * The pod a screen is about: of the query, of the navigation state, the only candidate, else back to the list
 * (rule platform.subjects).
 */
export function WithPod({ isCandidate, skeleton = <CardsSkeleton />, children }: WithPodProps) {
  const { id, unreadable } = useSubject('pod');
  if (unreadable) return <NotFoundNotice />;
  if (id) {
    return (
      <PodLoaded id={id} skeleton={skeleton}>
        {children}
      </PodLoaded>
    );
  }
  return (
    <OnlyPod isCandidate={isCandidate} skeleton={skeleton}>
      {children}
    </OnlyPod>
  );
}

function PodLoaded({ id, skeleton, children }: Required<Pick<WithPodProps, 'skeleton' | 'children'>> & { id: string }) {
  const pod = useGetPodQuery({ id });
  return (
    <QueryState query={pod} skeleton={skeleton}>
      {(loaded) => children(loaded, pod.refetch)}
    </QueryState>
  );
}

function OnlyPod({ isCandidate = () => true, skeleton, children }: WithPodProps) {
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={pods} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter(isCandidate);
        return only && others.length === 0 ? (
          children(only, pods.refetch)
        ) : (
          <BackTo to={paths.pods} notice={words.notice} />
        );
      }}
    </QueryState>
  );
}
