import type { ReactNode } from 'react';
import type { LeaderPod, LeaderPodCan } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { useListMyLeaderPodsQuery } from '../../api/meetingsApi';
import { BackTo } from '../../ui/pages/BackTo';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { NotFoundWhenConfirmed } from '../../ui/states/NotFoundWhenConfirmed';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { SubjectState } from '../../ui/states/SubjectState';
import { useFrozenSubject } from '../../ui/states/useFrozenSubject';
import { useSubject } from '../../ui/states/useSubject';
import { words as text } from './leaderPodWords.gen';

interface WithLeaderPodProps {
  can?: keyof LeaderPodCan;
  skeleton?: ReactNode;
  children: (leaderPod: LeaderPod, refetch: () => unknown) => ReactNode;
}

/** The named leader meeting, otherwise the only candidate, otherwise shows the list (rule platform.subjects). */
export function WithLeaderPod({ can, skeleton = <CardsSkeleton />, children }: WithLeaderPodProps) {
  const { id, unreadable } = useSubject('leaderPod');
  const holder = useFrozenSubject<LeaderPod[]>();
  const leaderPods = useListMyLeaderPodsQuery();
  if (unreadable) return <NotFoundNotice />;
  return (
    <SubjectState frozenSubject={holder} query={leaderPods} skeleton={skeleton}>
      {(all) => {
        const possible = all.filter((one) => (can === undefined || one.can[can]) && (!id || one.id === id));
        const [only, ...others] = possible;
        if (only && others.length === 0) return children(only, leaderPods.refetch);
        return id ? (
          <NotFoundWhenConfirmed skeleton={skeleton} />
        ) : (
          <BackTo to={paths.leaderPods} notice={text.notice} />
        );
      }}
    </SubjectState>
  );
}
