import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Pod } from '../../contract/entities.gen';
import { decodeName, paths } from '../../domain/links';
import { useGetPodQuery, useListMyPodsQuery } from '../api/podsApi';
import { useSubject } from '../ui/states/useSubject';
import { BackTo } from '../ui/pages/BackTo';
import { DetailPage, UntitledDetailPage } from '../ui/pages/DetailPage';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { CardsSkeleton } from '../ui/states/skeletons';
import { SubjectState } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { words } from './words.gen';

interface WithPodProps {
  isCandidate?: (pod: Pod) => boolean;
  skeleton?: ReactNode;
  children: (pod: Pod, refetch: () => unknown) => ReactNode;
}

/**
 * From the query, the navigation state, or the only candidate; otherwise links to the list (rule platform.subjects).
 */
export function WithPod({ isCandidate, skeleton = <CardsSkeleton />, children }: WithPodProps) {
  const { id, unreadable } = useSubject('pod');
  const firstPaint = <NamedSkeleton>{skeleton}</NamedSkeleton>;
  if (unreadable) return <NotFoundNotice />;
  if (id) {
    return (
      <PodLoaded key={id} id={id} skeleton={firstPaint}>
        {children}
      </PodLoaded>
    );
  }
  return (
    <OnlyPod isCandidate={isCandidate} skeleton={firstPaint}>
      {children}
    </OnlyPod>
  );
}

function PodLoaded({ id, skeleton, children }: Required<Pick<WithPodProps, 'skeleton' | 'children'>> & { id: string }) {
  const holder = useFrozenSubject<Pod>();
  const pod = useGetPodQuery({ id }, { skip: holder.isEnding });
  return (
    <SubjectState frozenSubject={holder} query={pod} skeleton={skeleton}>
      {(loaded) => children(loaded, pod.refetch)}
    </SubjectState>
  );
}

/** Uses the names carried by the link, or reserves space for them. */
function NamedSkeleton({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const name = decodeName(query.get('n'));
  if (!name) return <UntitledDetailPage>{children}</UntitledDetailPage>;
  return (
    <DetailPage title={name} intro={decodeName(query.get('mn'))}>
      {children}
    </DetailPage>
  );
}

function useIsMeant(): (pod: Pod) => boolean {
  const meeting = useSubject('meeting').id;
  const leader = useSubject('leader').id;
  const membership = useSubject('membership').id;
  return (pod) =>
    (!meeting || pod.meetingScheduleId === meeting) &&
    (!leader || pod.leaderId === leader) &&
    (!membership || pod.membershipId === membership);
}

function OnlyPod({ isCandidate = () => true, skeleton, children }: WithPodProps) {
  const holder = useFrozenSubject<Pod[]>();
  const pods = useListMyPodsQuery();
  const isMeant = useIsMeant();
  return (
    <SubjectState frozenSubject={holder} query={pods} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter((pod) => isMeant(pod) && isCandidate(pod));
        return only && others.length === 0 ? (
          children(only, pods.refetch)
        ) : (
          <BackTo to={paths.pods} notice={words.notice} />
        );
      }}
    </SubjectState>
  );
}
